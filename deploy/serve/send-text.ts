import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { changing } from './headers'

/** Answers with a line of text. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
) {
  const line = `${text}\n`
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(line),
      'cache-control': changing,
      ...headers,
    })
    .end(line)
}
