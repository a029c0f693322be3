import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** What a client may take of the server; `nginx.conf` has the same. Times are in milliseconds. */
export const limits = {
  server: {
    /** A client that asks just as it is closed gets an error, which with Node's 5 s comes to pass. */
    keepAliveTimeout: 65_000,
    /** Bytes of a request's head: somebody else's link may carry a long query. */
    maxHeaderSize: 65_536,
    headersTimeout: 20_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
  },
  /** A client that reads nothing of an answer for so long is gone. */
  idle: 30_000,
  /** As many wait at most where a client does not wait for answers. */
  requestsOfConnection: 1_000,
  /** Bytes of a body, which nothing reads. */
  body: 16_384,
}

/** CONNECT asks for a tunnel to another server, and comes with the bare connection. */
export function refuseConnect(_request: IncomingMessage, connection: Duplex) {
  const refusal =
    'HTTP/1.1 405 Method Not Allowed\r\nallow: GET, HEAD\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'
  connection.on('error', () => connection.destroy())
  connection.end(refusal, () => connection.destroy())
}
