import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { sendText } from '../../../deploy/serve/send-text'
import type { Companion } from '../../../deploy/workspace/hooks'

/** Milliseconds without a byte from the intake. */
export const timeout = 30_000

/** Node sends no other characters on. */
const address = /^\/intake(?:[/?][!-~]*)?$/

/**
 * Passes requests below `/intake` on to an intake on this machine.
 * @param isRunning is asked at each of them: without an intake the site answers.
 */
export const passOn =
  (port: number, isRunning: () => boolean = () => true): Companion =>
  (request, response) => {
    if (!address.test(request.url ?? '') || !isRunning()) return false
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
    else sendText(response, 503, 'Service Unavailable', { 'retry-after': '5' })
  })
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}
