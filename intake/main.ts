import { serve } from '@hono/node-server'
import { intakeApp } from './app'
import type { Database } from './database/database'
import { openDatabase } from './database/open-database'
import { IntakeError } from './intake-error'

/** Milliseconds between two tries to reach a database that is away. */
const pause = 1_000

/** Milliseconds for answers that are under way when the process is told to end. */
const farewell = 5_000

const {
  DATABASE_URL: url,
  INTAKE_FOLDER: folder = '.intake',
  INTAKE_PORT: port = '3100',
  INTAKE_PROXIES: proxies = '1',
  INTAKE_RATE: perMinute = '60',
} = process.env

try {
  await run(await opened())
} catch (error) {
  if (!(error instanceof IntakeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** A server of a database that starts with the intake may be later than it. */
async function opened(): Promise<Database> {
  for (;;) {
    try {
      return await openDatabase({ url, folder })
    } catch (error) {
      if (!url || error instanceof IntakeError) throw error
      console.warn(`The database does not answer yet: ${String(error)}`)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

async function run(database: Database) {
  const server = serve({
    fetch: intakeApp(database, { perMinute: Number(perMinute), proxies: Number(proxies) }).fetch,
    hostname: 'localhost',
    port: Number(port),
  })
  server.on('listening', () => console.info(`The intake listens on port ${port}.`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      const end = () => void database.close().finally(() => process.exit())
      server.close(end)
      setTimeout(end, farewell).unref()
    })
  }
}
