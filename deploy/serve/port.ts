import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { errorCode } from '../workspace/errors/error-code'
import { UserError } from '../workspace/errors/user-error'

const defaultPort = 3000

/** `$PORT`, else 3000. @throws UserError when it is not a port. */
export function portFromEnvironment(): number {
  const value = process.env['PORT']
  if (!value) return defaultPort
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new UserError(`PORT is “${value}”, which is not a port between 1 and 65535.`)
}

/** Listens only on this machine. @throws UserError when the port is in use. */
export async function listen<Listener extends Server>(server: Listener, port: number) {
  if (await couldListen(server, port)) return server
  throw new UserError(
    `Port ${port} is in use: set PORT to another one, or leave it out to get a free one.`,
  )
}

/**
 * Listens on `$PORT`. Where it is not set: on 3000, or on the next free port, and says so.
 * @throws UserError when `$PORT` is in use.
 */
export async function listenOnSitePort<Listener extends Server>(server: Listener) {
  const first = portFromEnvironment()
  if (process.env['PORT']) return listen(server, first)
  let port = first
  while (!(await couldListen(server, port))) port += 1
  if (port !== first) console.info(`Port ${first} is in use, so this takes ${port}.`)
  return server
}

/** The port that `listenOnSitePort` would take now. */
export const freeSitePort = async () => release(await listenOnSitePort(createServer()))

/** For the start of a long command. @throws UserError when `$PORT` is in use. */
export async function refuseTakenPort() {
  if (process.env['PORT']) await freeSitePort()
}

/** Ports that were free a moment ago. */
export async function freePorts(count: number) {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(createServer(), 0)))
  return Promise.all(servers.map(release))
}

/** The port of a server that listens. */
export function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function couldListen(server: Server, port: number): Promise<boolean> {
  server.listen(port, 'localhost')
  try {
    await once(server, 'listening')
    return true
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return false
    throw error
  }
}

async function release(server: Server) {
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return port
}
