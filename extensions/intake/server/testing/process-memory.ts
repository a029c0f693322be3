import { readdirSync, readFileSync } from 'node:fs'

/** Bytes of memory that a process has now. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}

/** The files and connections that a process has open. */
export const openFilesOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length
