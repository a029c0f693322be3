import { request as requestOverHttp, type IncomingHttpHeaders } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface RawRequest {
  /** Path and query, sent as written. */
  path: string
  method?: string
  headers?: Readonly<Record<string, string>>
}

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  /** Decompressed. */
  body: Buffer
}

/**
 * Asks a server as it stands: nothing is normalised, no redirect followed.
 * @param certificate what to trust beside the known authorities, for a server with one of its own.
 */
export function sendRequest(
  origin: string,
  request: RawRequest,
  certificate?: string,
): Promise<RawResponse> {
  const { protocol, hostname, port } = new URL(origin)
  const send = protocol === 'https:' ? requestOverTls : requestOverHttp
  const { path, method = 'GET', headers = {} } = request
  return new Promise((resolve, reject) => {
    send({ hostname, port, path, method, headers, ca: certificate, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const body = decompress(bytes, response.headers['content-encoding'])
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      })
    })
      .on('error', reject)
      .end()
  })
}

function decompress(bytes: Buffer, encoding: string | undefined) {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  if (encoding === 'gzip') return gunzipSync(bytes)
  return bytes
}
