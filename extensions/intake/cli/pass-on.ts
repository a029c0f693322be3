import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { sendText } from '../../../deploy/serve/send-text'
import type { Companion } from '../../../deploy/workspace/hooks'

/** Milliseconds without a byte from the intake. */
export const patience = 30_000

/** Node sends no other characters on. */
const address = /^\/intake(?:[/?][!-~]*)?$/

/** Passes requests below `/intake` on to an intake on this machine. */
export const passOn =
  (port: number): Companion =>
  (request, response) => {
    if (!address.test(request.url ?? '')) return false
    forward(port, request, response)
    return true
  }

function forward(port: number, request: IncomingMessage, response: ServerResponse) {
  const { method, url: path, headers, socket } = request
  const before = [headers['x-forwarded-for'] ?? []].flat()
  const forwarded = {
    ...headers,
    'x-forwarded-for': [...before, socket.remoteAddress ?? ''].join(', '),
  }
  const passed = ask({
    host: 'localhost',
    port,
    method,
    path,
    headers: forwarded,
    timeout: patience,
  })
  passed.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  passed.on('timeout', () => passed.destroy(new Error('The intake does not answer.')))
  passed.on('error', () => {
    if (response.headersSent) response.destroy()
    else sendText(response, 503, 'Service Unavailable', { 'retry-after': '5' })
  })
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}
