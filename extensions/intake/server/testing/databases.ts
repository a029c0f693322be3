import { chmodSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../database/open-database'
import { hashOf, newSecret } from '../records/hash'
import { makePostgres, postgresPrograms } from './postgres-server'
import { isLongRun } from './seeded-random'

/** A folder that goes with `remove`. PostgreSQL's own user must enter it. */
export function scratchFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-'))
  chmodSync(folder, 0o755)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The embedded database in a new folder. */
async function embedded() {
  const { folder, remove } = scratchFolder()
  const place = { folder: await embeddedData(folder) }
  return { place, end: async () => remove(), leaves: `rm -rf ${folder}` }
}

/** Makes the folder of an embedded database in another one. */
export async function embeddedData(folder: string) {
  const data = path.join(folder, 'data')
  cpSync(await filledFolder(), data, { recursive: true })
  return data
}

/** A new folder takes the embedded database seconds to fill, so it stays for the next test. */
async function filledFolder() {
  const version = hashOf(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const filled = path.join(import.meta.dirname, '../../node_modules/.cache', version)
  if (existsSync(filled)) return filled
  const own = `${filled}-${newSecret()}`
  const { embeddedDatabase } = await import('../database/embedded-database')
  await (await embeddedDatabase(own)).close()
  // Another test may have been quicker.
  if (existsSync(filled)) rmSync(own, { recursive: true })
  else renameSync(own, filled)
  return filled
}

/** A new PostgreSQL, which runs. */
async function postgres() {
  const { folder, remove } = scratchFolder()
  const server = makePostgres(folder)
  await server.start()
  return {
    place: { url: server.url, folder: path.join(folder, 'intake') },
    end: async () => {
      await server.kill()
      remove()
    },
    leaves: `kill -QUIT ${server.pid()}; sleep 1; rm -rf ${folder}`,
  }
}

export interface KindOfDatabase {
  name: string
  /** @returns `leaves`: the shell commands that clean up after a process that was killed. */
  begin: () => Promise<{
    place: { url?: string; folder: string }
    end: () => Promise<void>
    leaves: string
  }>
}

/** Every kind that this machine has. */
export const kindsOfDatabase: readonly KindOfDatabase[] = [
  { name: 'the embedded database', begin: embedded },
  ...(postgresPrograms === undefined ? [] : [{ name: 'PostgreSQL', begin: postgres }]),
]

/** All kinds in a long run, else only one. */
export const quickKinds = isLongRun ? kindsOfDatabase : kindsOfDatabase.slice(-1)

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
