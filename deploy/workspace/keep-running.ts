import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { watch } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface Program {
  /** Stands before each line that it prints. */
  name: string
  /** What Node runs. */
  words: readonly string[]
  /** Its sources: files in the folder, and everything below `src`. */
  folder: string
  env: Readonly<Record<string, string>>
}

/**
 * Runs a program until the signal aborts. Where it ends before that, it is started again with the next
 * change of its sources: an error in them may have ended it.
 */
export async function keepRunning(program: Program, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const code = await run(program, signal)
    if (signal.aborted) return
    console.error(
      `[${program.name}] ended with code ${code}, and starts again with the next change in ` +
        `${path.basename(program.folder)}`,
    )
    await nextChange(program.folder, signal)
  }
}

/** @returns the exit code; null where a signal ended it. */
function run({ name, words, folder, env }: Program, signal: AbortSignal) {
  return new Promise<number | null>((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => console.info(`[${name}] ${line}`))
    }
    const stop = () => child.kill()
    signal.addEventListener('abort', stop)
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop)
      resolve(code)
    })
  })
}

async function nextChange(folder: string, signal: AbortSignal) {
  const found = new AbortController()
  const either = AbortSignal.any([signal, found.signal])
  const source = path.join(folder, 'src')
  const changes = [watch(folder, { signal: either })]
  if (existsSync(source)) changes.push(watch(source, { recursive: true, signal: either }))
  await Promise.race(changes.map((change) => change[Symbol.asyncIterator]().next())).catch(() => {})
  found.abort()
}
