import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { siteFolder } from '../site/testing/site-forms'

export type IntakeProcess = ReturnType<typeof startIntake>

/** Starts an intake as operators do. @param env other settings. */
export function startIntake(
  place: { url?: string; folder: string },
  port: number,
  env: NodeJS.ProcessEnv = {},
) {
  const { url = '', folder } = place
  const site = siteFolder()
  const child = spawn(process.execPath, ['--import', 'tsx', 'main.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      DATABASE_URL: url,
      INTAKE_FOLDER: folder,
      INTAKE_RATE: '0',
      INTAKE_PORT: String(port),
      SITE: site.folder,
      ...env,
    },
  })
  let output = ''
  const ended = once(child, 'close').then(() => {
    site.remove()
    return child.signalCode ?? child.exitCode
  })
  const listening = new Promise<void>((resolve, reject) => {
    const add = (text: unknown) => {
      output += String(text)
      if (output.includes(`listens on port ${port}`)) resolve()
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    void ended.then(() => reject(new Error(`The intake has ended: ${output}`)))
  })
  // A test may kill an intake while it starts.
  listening.catch(() => {})
  const origin = `http://localhost:${port}`
  return {
    origin,
    pid: child.pid ?? 0,
    /** It answers, with or without its database. */
    listening,
    /** Its database answers, too. */
    async ready() {
      await listening
      while (!(await fetch(`${origin}/intake/ready`)).ok) await pause(30)
    },
    /** The code, or the signal that has ended it. */
    ended,
    output: () => output,
    /** Sends a signal, and waits for the end. */
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** A port that nobody uses. No client gets it while an intake starts again: those have ports above 32,767. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000)
    const server = createServer().listen(port, 'localhost')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    server.close()
    if (isFree) return port
  }
}
