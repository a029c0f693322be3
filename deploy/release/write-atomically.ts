import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { encodings } from './compress'

/**
 * Replaces a served file and its compressed copies. Each appears whole or not at all; the plain
 * file comes last, so that no reader is sent to a copy that is not there yet.
 */
export function writeAtomically(file: string, content: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  const bytes = Buffer.from(content)
  for (const [extension, encode] of Object.entries(encodings)) {
    replace(file + extension, encode(bytes))
  }
  replace(file, bytes)
}

function replace(file: string, bytes: Buffer) {
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, bytes)
  renameSync(draft, file)
}
