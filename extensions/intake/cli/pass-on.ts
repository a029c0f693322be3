import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { sendText } from '../../../deploy/serve/send-text'
import type { Companion } from '../../../deploy/workspace/hooks'

/** Milliseconds without a byte from the intake. */
export const timeout = 30_000

/** Node sends no other characters on. */
const address = /^\/intake(?:[/?][!-~]*)?$/

/**
 * Passes requests below `/intake` on to an intake on this machine.
 * @param portNow is asked at each of them; 0 while the intake starts. Undefined: the site answers.
 */
export const passOn =
  (portNow: () => number | undefined): Companion =>
  (request, response) => {
    const port = address.test(request.url ?? '') ? portNow() : undefined
    if (port === undefined) return false
    // Node takes port 0 for its default, 80.
    if (port === 0) unavailable(response)
    else forward(port, request, response)
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
    timeout,
  })
  passed.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  passed.on('timeout', () => passed.destroy(new Error('The intake does not answer.')))
  passed.on('error', () => {
    if (response.headersSent) response.destroy()
    else unavailable(response)
  })
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}

const unavailable = (response: ServerResponse) =>
  sendText(response, 503, 'Service Unavailable', { 'retry-after': '5' })
