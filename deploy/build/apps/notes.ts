import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceFolder } from '../../workspace/folders'

/** The folder of notes about finished work, so that it is not done twice. */
export const notesFolder = path.join(workspaceFolder, 'node_modules/.cache/fivefold')

/** @returns undefined if the note does not exist. */
export function readNote(folder: string, name: string): string | undefined {
  try {
    return readFileSync(path.join(folder, name), 'utf8')
  } catch {
    return undefined
  }
}

/** Writes a note. Where nothing can be written, the work is done again: no reason to fail. */
export function writeNote(folder: string, name: string, text: string): void {
  const file = path.join(folder, name)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  } catch {
    // A read-only cache makes commands slower and nothing else.
  }
}
