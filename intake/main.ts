import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { intakeApp } from './app'
import type { Database } from './database/database'
import { lateDatabase } from './database/late-database'
import { openDatabase } from './database/open-database'
import { IntakeError } from './intake-error'

/** Milliseconds that answers may still take when the process is told to end. */
const farewell = 4_000

const {
  DATABASE_URL: url,
  INTAKE_FOLDER: folder = '.intake/data',
  INTAKE_PORT: port = '3100',
} = process.env

try {
  const open = () => openDatabase({ url, folder })
  run(url ? lateDatabase(open) : await open())
} catch (error) {
  if (!(error instanceof IntakeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function run(database: Database) {
  const server = createServer(getRequestListener(intakeApp(database).fetch))
  server.listen(Number(port), 'localhost', () => {
    console.info(`The intake listens on port ${port}.`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // A connection that is kept alive ends with its next answer, or once nothing is under way.
      server.close(() => void database.close().finally(() => process.exit()))
      server.maxRequestsPerSocket = 1
      setInterval(() => server.closeIdleConnections(), 100)
      setTimeout(() => process.exit(), farewell)
    })
  }
}
