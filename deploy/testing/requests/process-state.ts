import { existsSync, readdirSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The number of files and connections that this process has open; 0 on a system without /proc. */
export const openFiles = () =>
  existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0

/** Bytes in use after a garbage collection. */
export function usedMemory() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
