import {
  request as requestOverHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http'
import { request as requestOverTls } from 'node:https'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface RawRequest {
  /** Path and query, sent as written. */
  path: string
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  /** Decompressed. */
  body: Buffer
}

/**
 * Sends a request as it is written: nothing is normalized, no redirect followed.
 * @param certificate to trust in addition to the known authorities.
 */
export async function sendRequest(
  origin: string,
  { path, method = 'GET', headers = {}, body: sent }: RawRequest,
  certificate?: string,
): Promise<RawResponse> {
  const { protocol, hostname, port } = new URL(origin)
  const send = protocol === 'https:' ? requestOverTls : requestOverHttp
  const target = { hostname, port, path, ca: certificate }
  // A redirect repeats the query of a long address.
  const maxHeaderSize = 65_536
  const request = send({ ...target, method, headers, maxHeaderSize, agent: false })
  const [response]: IncomingMessage[] = await once(request.end(sent), 'response')
  if (response === undefined) throw new Error(`${origin} did not answer`)
  // It may answer before it has read all, and end the connection.
  request.on('error', () => {})
  const bytes = await buffer(response)
  const body = decompress(bytes, response.headers['content-encoding'])
  return { status: response.statusCode ?? 0, headers: response.headers, body }
}

function decompress(bytes: Buffer, encoding: string | undefined) {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  if (encoding === 'gzip') return gunzipSync(bytes)
  return bytes
}
