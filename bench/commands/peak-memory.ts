import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Milliseconds between two readings. */
const interval = 250

/**
 * Watches the memory of a process with all that it has started. Pages that processes share count for each.
 * @returns a function that stops the watch and gives the largest sum, in bytes.
 */
export function watchMemory(pid: number): () => number {
  let peak = 0
  const timer = setInterval(() => {
    void sumBelow(pid).then((sum) => (peak = Math.max(peak, sum)))
  }, interval)
  return () => {
    clearInterval(timer)
    return peak
  }
}

async function sumBelow(root: number) {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,rss='])
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const found = new Set([root])
  // A process is listed after the one that has started it, except where the system's numbers begin again.
  let sum = 0
  for (const [pid = 0, parent = 0, kilobytes = 0] of rows) {
    if (!found.has(pid) && !found.has(parent)) continue
    found.add(pid)
    sum += kilobytes * 1024
  }
  return sum
}
