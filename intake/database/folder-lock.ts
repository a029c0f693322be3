import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { IntakeError } from '../intake-error'

/** Locks of this process. In a container the next process often has the number of the one before. */
const held = new Set<string>()

/**
 * Takes a folder for this process, also from a process that has ended without giving it back.
 * @returns gives it back.
 * @throws IntakeError while another process has it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  // Beside the folder, which PostgreSQL wants empty at first.
  const file = `${folder.replace(/\/+$/, '')}.lock`
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      held.add(file)
      return () => {
        held.delete(file)
        rmSync(file, { force: true })
      }
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
      const holder = Number(readFileSync(file, 'utf8'))
      if (holder === process.pid ? held.has(file) : isAlive(holder)) {
        throw new IntakeError(
          `Process ${holder} uses ${folder}. Stop it first. If it is no intake, delete ${file}.`,
        )
      }
      rmSync(file, { force: true })
    }
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
