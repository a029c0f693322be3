import { createReadStream } from 'node:fs'
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { listen } from './port'
import { allowedOrigin, cacheControl, securityHeaders } from './headers'
import { goneFile } from '../site-files/page-file'
import { namesFile, pageAddress } from './page-address'
import { retiredPageAt } from './retired-page'

/**
 * Milliseconds that an idle connection stays open, as in `nginx.conf`. A client that asks just as it is
 * closed gets an error, which with Node's 5 s comes to pass.
 */
const keepAliveTimeout = 65_000

/** A server of a released site, which does not listen yet. */
export const siteServer = (site: string): Server =>
  createServer({ keepAliveTimeout }, siteHandler(site))

/** Serves a released site. @throws UserError when the port is taken. */
export const serveSite = (site: string, port: number): Promise<Server> =>
  listen(siteServer(site), port)

/** Responds as production does: static files, precompressed, immutable releases, real 404s. */
export function siteHandler(site: string) {
  // `dev` reads the folder at every request, so that a release shows at once.
  const files = sirv(site, {
    dev: true,
    brotli: true,
    gzip: true,
    extensions: [],
    // The one kind of the site's files that sirv does not know.
    setHeaders(response, file) {
      if (file.endsWith('.tgz')) response.setHeader('content-type', 'application/gzip')
    },
  })
  return (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    const address = addressOf(request)
    const [, search = ''] = /^[^?]*(\?.+)$/.exec(request.url ?? '') ?? []
    if (address === undefined) return refuse(response, 400)
    const origin = allowedOrigin(address)
    if (origin !== undefined) response.setHeader('access-control-allow-origin', origin)
    response.setHeader('cache-control', cacheControl(address))
    const missing = () => notFound(site, address, search, response)
    if (address.includes('/.')) return missing()
    const page = pageAddress(site, address)
    if (page !== undefined) request.url = page
    // Of a file that is deleted once sirv has found it, which else would end the server.
    response.once('pipe', (file) => {
      file.once('error', () => response.writableEnded || response.destroy())
    })
    files(request, response, missing)
  }
}

/** The decoded path; `undefined` where it cannot be decoded or leaves the site. */
function addressOf(request: IncomingMessage) {
  try {
    const address = decodeURIComponent(new URL(`http://site${request.url}`).pathname)
    return address.includes('\0') || address.split('/').includes('..') ? undefined : address
  } catch {
    return undefined
  }
}

function refuse(response: ServerResponse, status: 400 | 405) {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(`${STATUS_CODES[status]}\n`)
}

function notFound(site: string, address: string, search: string, response: ServerResponse) {
  response.setHeader('cache-control', 'no-cache')
  response.removeHeader('access-control-allow-origin')
  if (namesFile(address)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
    return
  }
  const retired = retiredPageAt(site, address)
  if (retired?.redirect !== undefined) {
    response.writeHead(308, { location: retired.redirect + search }).end()
    return
  }
  const status = retired === undefined ? 404 : 410
  const file = retired === undefined ? '404.html' : goneFile(retired.path)
  response.writeHead(status, { 'content-type': 'text/html;charset=utf-8' })
  createReadStream(path.join(site, file))
    .on('error', () => response.end('Not found\n'))
    .pipe(response)
}
