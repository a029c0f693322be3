import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Limits for a client; `nginx.conf` has the same. Times are in milliseconds. */
export const limits = {
  server: {
    /** With Node's default of 5 s, clients ask on a connection that is just being closed. */
    keepAliveTimeout: 65_000,
    /** Bytes of a request's head; another site's link may carry a long query. */
    maxHeaderSize: 65_536,
    headersTimeout: 60_000,
    requestTimeout: 60_000,
    connectionsCheckingInterval: 1_000,
  },
  /** The server closes a connection whose client reads nothing for this time. */
  idle: 60_000,
  requestsOfConnection: 1_000,
  /** A client may send this many requests before it has its answers; browsers send one. */
  waiting: 50,
  /** Bytes of a request's body. */
  body: 16_384,
}

/** Answers CONNECT. Node passes the connection instead of a response. */
export function refuseConnect(_request: IncomingMessage, connection: Duplex) {
  const refusal =
    'HTTP/1.1 405 Method Not Allowed\r\nallow: GET, HEAD\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'
  connection.on('error', () => connection.destroy())
  connection.end(refusal, () => connection.destroy())
}
