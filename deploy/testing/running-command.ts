import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A command of the release tool in a separate process. */
export interface RunningCommand {
  /** Waits until it has printed a text. @throws Error when it ends before. */
  printed: (text: string) => Promise<void>
  /** Ends it as Ctrl-C does. */
  end: () => Promise<void>
}

/** @param folder of a workspace. */
export function runningCommand(
  folder: string,
  env: NodeJS.ProcessEnv,
  ...words: readonly string[]
): RunningCommand {
  const child = spawn(process.execPath, ['--import', 'tsx', 'deploy/cli.ts', ...words], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (output += String(text)))
  return {
    async printed(text) {
      const isRunning = ended.then(() => false)
      while (!output.includes(text)) {
        const next = once(child.stdout, 'data').then(() => true)
        if (!(await Promise.race([next, isRunning])))
          throw new Error(`${words.join(' ')} has ended without “${text}”`)
      }
    },
    async end() {
      child.kill('SIGINT')
      await ended
    },
  }
}
