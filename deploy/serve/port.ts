import { createServer, type Server } from 'node:net'
import { UserError } from '../workspace/user-error'

const defaultPort = 3000

/** `$PORT`, else 3000. @throws UserError when it is not a port. */
export function portFromEnvironment(): number {
  const value = process.env['PORT']
  if (!value) return defaultPort
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new UserError(`PORT is “${value}”, which is not a port between 1 and 65535.`)
}

/** Listens on a port of this machine alone. @throws UserError when the port is taken. */
export function listen<Listener extends Server>(server: Listener, port: number): Promise<Listener> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new UserError(`Port ${port} is in use: set PORT to another one.`) : error)
    })
    server.listen(port, 'localhost', () => resolve(server))
  })
}

/** @throws UserError when the port is taken. */
export async function refuseTakenPort(port: number) {
  await close(await listen(createServer(), port))
}

/** Ports that were free a moment ago. */
export async function freePorts(count: number) {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(createServer(), 0)))
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  })
  await Promise.all(servers.map(close))
  return ports
}

const close = (server: Server) => new Promise((resolve) => server.close(resolve))
