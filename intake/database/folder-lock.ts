import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { IntakeError } from '../intake-error'

/** Locks of this process. In a container the next process often has the number of the one before. */
const held = new Set<string>()

/**
 * Takes a folder for this process, also from a process that has ended without giving it back. Each lock is a file with
 * the next number: of all that find the same lock without a process, one makes the next, and numbers never come again.
 * @returns gives it back.
 * @throws IntakeError while another process has it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  // Beside the folder, which PostgreSQL wants empty at first.
  const lock = `${folder.replace(/\/+$/, '')}.lock`
  const draft = `${lock}-${randomUUID()}`
  // A link has its content at once.
  writeFileSync(draft, String(process.pid))
  try {
    for (;;) {
      const last = Math.max(-1, ...numbersOf(lock))
      if (last >= 0) refuseUsed(folder, fileOf(lock, last))
      const own = fileOf(lock, last + 1)
      if (!couldLink(draft, own)) continue
      const numbers = numbersOf(lock)
      // Meanwhile others have taken it and given it back, and this number is of the past.
      if (Math.max(...numbers) > last + 1) {
        rmSync(own)
        continue
      }
      for (const number of numbers)
        if (number <= last) rmSync(fileOf(lock, number), { force: true })
      held.add(own)
      return () => {
        held.delete(own)
        writeFileSync(own, '')
      }
    }
  } finally {
    rmSync(draft)
  }
}

const fileOf = (lock: string, number: number) => (number === 0 ? lock : `${lock}.${number}`)

function numbersOf(lock: string): number[] {
  const name = path.basename(lock)
  return readdirSync(path.dirname(lock))
    .filter((file) => file === name || file.startsWith(`${name}.`))
    .map((file) => Number(file.slice(name.length + 1)))
    .filter(Number.isInteger)
}

function refuseUsed(folder: string, file: string) {
  const holder = Number(readIfThere(file))
  if (holder === process.pid ? !held.has(file) : !isAlive(holder)) return
  throw new IntakeError(
    `Process ${holder} uses ${folder}. Stop it first. If it is no intake, delete ${file}.`,
  )
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return ''
    throw error
  }
}

function couldLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
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
