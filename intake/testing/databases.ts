import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../database/open-database'

/** A folder that goes with `remove`. PostgreSQL's own user must enter it. */
function scratchFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-'))
  chmodSync(folder, 0o755)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The embedded database in a folder of its own. */
function embedded() {
  const { folder, remove } = scratchFolder()
  return { place: { folder: path.join(folder, 'data') }, end: async () => remove() }
}

const installed = '/usr/lib/postgresql'

/** The programs of Debian's PostgreSQL, if it is installed. */
const postgresPrograms = existsSync(installed)
  ? readdirSync(installed)
      .map((version) => path.join(installed, version, 'bin'))
      .findLast((folder) => existsSync(path.join(folder, 'initdb')))
  : undefined

/** Starts a PostgreSQL of its own, which listens in its folder alone. */
async function postgres(programs: string) {
  const { folder, remove } = scratchFolder()
  const data = path.join(folder, 'data')
  const socket = path.join(folder, 'socket')
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
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-k', socket, '-c', 'listen_addresses='],
    { ...user, stdio: 'ignore' },
  )
  const url = `postgres://intake@/postgres?host=${encodeURIComponent(socket)}`
  return {
    place: { url, folder },
    end: async () => {
      server.kill('SIGQUIT')
      if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve))
      remove()
    },
  }
}

function idsOf(user: string) {
  const id = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** Every kind of database that this machine has: a name, and a function that starts one. */
export const kindsOfDatabase = [
  { name: 'the embedded database', begin: async () => embedded() },
  ...(postgresPrograms === undefined
    ? []
    : [{ name: 'PostgreSQL', begin: () => postgres(postgresPrograms ?? '') }]),
]

/** Opens a database that has just begun, and may not answer yet. */
export async function opened(place: Parameters<typeof openDatabase>[0]) {
  for (let tries = 100; ; tries -= 1) {
    try {
      return await openDatabase(place)
    } catch (error) {
      if (tries === 0 || !place.url) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
