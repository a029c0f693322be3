import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import path from 'node:path'
import * as v from 'valibot'
import { routeAt } from '../../shared/contract/routing/route-at'
import { registryFrame, type RetiredPage } from '../../shared/contract/federation/registry-schema'
import { addressName, type AddressName } from '../../shared/browser/files/address-name'
import { documentPlaces } from '../../shared/browser/files/document-places'
import type { Companion } from '../workspace/hooks'
import { registryFile } from '../site/registry/registry-file'
import { goneFile } from '../site/files/page-file'
import { allowedOrigin, cacheControl, changing, securityHeaders } from './headers'
import { limits, refuseConnect } from './limits'
import { listen } from './port'
import { sendFirst } from './send-file'
import { sendText } from './send-text'

/** A server of a released site, which does not listen yet. @param companions answer in its place. */
export function siteServer(site: string, companions: readonly Companion[] = []): Server {
  const answer = siteHandler(site, companions)
  const server = createServer(limits.server, answer)
  server.setTimeout(limits.idle)
  server.maxRequestsPerSocket = limits.requestsOfConnection
  // By default, Node answers further requests with 503 and keeps the connection open.
  server.on('dropRequest', (_request, connection) => void connection.destroy())
  // Like nginx, the server ignores expectations that it does not know.
  return server.on('checkExpectation', answer).on('connect', refuseConnect)
}

/** Serves a released site. @param companions answer in its place. @throws UserError when the port is taken. */
export const serveSite = (
  site: string,
  port: number,
  companions: readonly Companion[] = [],
): Promise<Server> => listen(siteServer(site, companions), port)

/**
 * Responds as production does: static files, precompressed, immutable releases, real 404s. It reads the folder at
 * every request, so that a release shows at once. An error becomes status 500; it never leaves the handler.
 */
export function siteHandler(site: string, companions: readonly Companion[] = []): RequestListener {
  return (request, response) => {
    const begin = () => {
      respond(site, companions, request, response).catch(() => {
        if (response.headersSent) response.destroy()
        else sendText(response, 500, 'Internal Server Error')
      })
    }
    inTurn(request, response, begin)
  }
}

const waiting = new WeakMap<Socket, number>()

/** A request that waits for earlier answers on its connection opens no file until its turn comes. */
function inTurn({ socket }: IncomingMessage, response: ServerResponse, begin: () => void) {
  if (response.socket !== null) return begin()
  const others = waiting.get(socket) ?? 0
  if (others === limits.waiting) return void socket.destroy()
  waiting.set(socket, others + 1)
  response.once('socket', () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
    begin()
  })
}

async function respond(
  site: string,
  companions: readonly Companion[],
  request: IncomingMessage,
  response: ServerResponse,
) {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  if (companions.some((companion) => companion(request, response))) return
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') {
    return sendText(response, 405, 'Method Not Allowed', { allow: 'GET, HEAD' })
  }
  if (Number(headers['content-length']) > limits.body) {
    return sendText(response, 413, 'Content Too Large')
  }
  const { sent, search } = addressOf(request)
  const name = addressName(sent)
  if (name.kind === 'redirect') return redirect(response, name.path, search)
  const send = (names: readonly string[], fileHeaders: OutgoingHttpHeaders, status?: number) =>
    sendFirst(site, names, request, response, fileHeaders, status)
  if (await send(filesOf(name), headersOf(name))) return
  if (name.kind === 'file' && path.posix.extname(name.path) !== '') {
    return sendText(response, 404, 'Not found')
  }
  const retired = retiredPageAt(site, name.path)
  if (retired?.redirect !== undefined) return redirect(response, retired.redirect, search)
  const status = retired === undefined ? 404 : 410
  const document = retired === undefined ? '404.html' : goneFile(retired.path)
  if (await send([document], { 'cache-control': changing }, status)) return
  sendText(response, status, 'Not found')
}

function headersOf({ path }: AddressName) {
  const origin = allowedOrigin(path)
  return {
    'cache-control': cacheControl(path),
    ...(origin !== undefined && { 'access-control-allow-origin': origin }),
  }
}

/** The target may be an absolute address (RFC 9112, 3.2.2). As in nginx, a control character makes it invalid. */
function addressOf({ url = '' }: IncomingMessage) {
  const [, path = '', search = ''] = /^(?:[a-z]+:\/\/[^/?#]+)?([^?]*)\??(.*)$/i.exec(url) ?? []
  const isText = !/[\0-\x20\x7f]/.test(url)
  return { sent: isText ? path || '/' : '', search }
}

function filesOf({ kind, path }: AddressName) {
  if (kind === 'file') return [path]
  return kind === 'page' ? documentPlaces(path).map((place) => `${place}/index.html`) : []
}

function redirect(response: ServerResponse, to: string, search: string) {
  const location = search === '' ? to : `${to}?${search}`
  response.writeHead(308, { location, 'cache-control': changing, 'content-length': 0 }).end()
}

/** The retired page that an address belonged to. */
const retiredPageAt = (site: string, address: string): RetiredPage | undefined =>
  routeAt(retiredPages(path.join(site, registryFile)), address)

function retiredPages(file: string) {
  try {
    return v.parse(registryFrame, JSON.parse(readFileSync(file, 'utf8'))).retired
  } catch {
    return []
  }
}
