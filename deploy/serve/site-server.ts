import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { addressName, type AddressName } from '../../shared/files/address-name'
import { mediaTypeOf } from '../../shared/files/media-type'
import { goneFile } from '../site-files/page-file'
import { allowedOrigin, cacheControl, securityHeaders } from './headers'
import { pageDocument } from './page-document'
import { listen } from './port'
import { retiredPageAt } from './retired-page'

/**
 * Milliseconds that an idle connection stays open, as in `nginx.conf`. A client that asks just as it is
 * closed gets an error, which with Node's 5 s comes to pass.
 */
const keepAliveTimeout = 65_000

/** Bytes of a request's head, as in `nginx.conf`: somebody else's link may carry a long query. */
const maxHeaderSize = 65_536

/** A server of a released site, which does not listen yet. */
export const siteServer = (site: string): Server =>
  createServer({ keepAliveTimeout, maxHeaderSize }, siteHandler(site))

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
    // The types that nginx and buckets send.
    setHeaders: (response, file) => void response.setHeader('content-type', mediaTypeOf(file)),
  })
  return (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { 'content-type': 'text/plain' }).end('Method Not Allowed\n')
      return
    }
    const [, sent = '', search = ''] = /^([^?]*)\??(.*)$/.exec(request.url ?? '') ?? []
    const name = addressName(sent)
    if (name.kind === 'redirect') return redirect(response, name.path, search)
    const missing = () => notFound(site, name, search, response)
    const file = fileOf(site, name, sent)
    if (file === undefined) return missing()
    request.url = file
    const origin = allowedOrigin(name.path)
    if (origin !== undefined) response.setHeader('access-control-allow-origin', origin)
    response.setHeader('cache-control', cacheControl(name.path))
    // A file that is deleted once sirv has found it would end the server.
    response.once('pipe', (file) => {
      file.once('error', () => response.writableEnded || response.destroy())
    })
    files(request, response, missing)
  }
}

/** The address under which sirv finds the file. */
function fileOf(site: string, { kind, path }: AddressName, sent: string) {
  if (kind === 'file') return sent
  return kind === 'page' ? pageDocument(site, path) : undefined
}

function redirect(response: ServerResponse, to: string, search: string) {
  const location = search === '' ? to : `${to}?${search}`
  response.writeHead(308, { location, 'cache-control': 'no-cache' }).end()
}

function notFound(site: string, name: AddressName, search: string, response: ServerResponse) {
  response.setHeader('cache-control', 'no-cache')
  response.removeHeader('access-control-allow-origin')
  if (name.kind === 'file' && path.posix.extname(name.path) !== '') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
    return
  }
  const retired = retiredPageAt(site, name.path)
  if (retired?.redirect !== undefined) return redirect(response, retired.redirect, search)
  const status = retired === undefined ? 404 : 410
  const file = retired === undefined ? '404.html' : goneFile(retired.path)
  response.writeHead(status, { 'content-type': 'text/html;charset=utf-8' })
  createReadStream(path.join(site, file))
    .on('error', () => response.end('Not found\n'))
    .pipe(response)
}
