import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createPlainServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownCertificate } from '../../deploy/extensions/nginx/own-certificate'
import { transportSecurity } from '../../deploy/serve/headers'
import { portOf } from '../../deploy/serve/port'
import { serveSite } from '../../deploy/serve/site-server'

const tlsHandshake = 0x16

/**
 * Serves a site as in production: over TLS, with plain HTTP redirecting to it. Both share one port;
 * the first byte of a connection tells them apart.
 * @throws UserError when openssl is not installed.
 */
export async function serveOverTls(folder: string) {
  const keys = mkdtempSync(path.join(tmpdir(), 'fivefold-tls-'))
  const cert = ownCertificate(keys)
  const key = readFileSync(path.join(keys, 'key.pem'))
  const site = await serveSite(folder, 0)
  const tls = createTlsServer({ cert, key }, (request, response) => {
    response.setHeader('strict-transport-security', transportSecurity)
    site.emit('request', request, response)
  })
  const plain = createPlainServer(({ url, headers }, response) => {
    response.writeHead(301, { location: `https://${headers.host}${url}` }).end()
  })
  const port = createServer((socket) => {
    socket.once('error', () => socket.destroy())
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1)
      if (first === null) return
      socket.unshift(first)
      const server = first[0] === tlsHandshake ? tls : plain
      server.emit('connection', socket)
    })
  })
  await once(port.listen(0, 'localhost'), 'listening')
  return {
    host: `localhost:${portOf(port)}`,
    certificate: path.join(keys, 'certificate.pem'),
    close: () => {
      for (const server of [port, site]) server.close()
      tls.closeAllConnections()
      plain.closeAllConnections()
      rmSync(keys, { recursive: true, force: true })
    },
  }
}
