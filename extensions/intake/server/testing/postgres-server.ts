import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

const installed = '/usr/lib/postgresql'

/** The programs of Debian's PostgreSQL, if it is installed. */
export function findPostgres(): string | undefined {
  if (!existsSync(installed)) return undefined
  return readdirSync(installed)
    .map((version) => path.join(installed, version, 'bin'))
    .findLast((folder) => existsSync(path.join(folder, 'initdb')))
}

export const postgresPrograms = findPostgres()

export type PostgresServer = ReturnType<typeof makePostgres>

/** Creates a PostgreSQL in a folder, without a start. It listens only on a socket there. */
export function makePostgres(folder: string, programs = postgresPrograms ?? '') {
  const data = path.join(folder, 'data')
  const socket = path.join(folder, 'socket')
  const url = `postgres://intake@/postgres?host=${encodeURIComponent(socket)}`
  // PostgreSQL refuses to run as root.
  const user: { uid?: number; gid?: number } = process.getuid?.() === 0 ? idsOf('postgres') : {}
  for (const name of [data, socket]) {
    mkdirSync(name)
    if (user.uid !== undefined && user.gid !== undefined) chownSync(name, user.uid, user.gid)
  }
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'intake', '-A', 'trust', '-N'],
    user,
  )
  if (made.status !== 0) throw new Error(`initdb: ${String(made.stderr)}`)
  let server: ChildProcess | undefined

  const processes = () => {
    const pid = String(server?.pid)
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' })
    return [pid, ...stdout.split('\n')].map(Number).filter((one) => one > 0)
  }

  function signal(name: NodeJS.Signals) {
    for (const pid of processes()) {
      try {
        process.kill(pid, name)
      } catch (error) {
        // The process of a connection may have ended already.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
      }
    }
  }

  /** Ends when the server has ended. */
  async function end(signal: () => void) {
    if (server === undefined) return
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    signal()
    if (server.exitCode === null && server.signalCode === null) await ended
    server = undefined
  }

  return {
    url,
    /** Starts it, and waits until it answers. */
    async start() {
      const words = ['-D', data, '-k', socket, '-c', 'listen_addresses=']
      server = spawn(path.join(programs, 'postgres'), words, { ...user, stdio: 'ignore' })
      while (!(await answers(url))) await pause(30)
    },
    pid: () => server?.pid ?? 0,
    stop: () => end(() => server?.kill('SIGINT')),
    /** Sends a signal to all its processes. */
    signal,
    /** Like a loss of power, though what it has written stays. */
    kill: () => end(() => signal('SIGKILL')),
  }
}

async function answers(url: string) {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function idsOf(user: string) {
  const id = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}
