import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { listen, portOf } from '../../../deploy/serve/port'

export interface MemoryObject {
  body: Buffer
  headers: Readonly<Record<string, string>>
  etag: string
}

/** Headers that a bucket keeps with an object and sends with it. */
const kept = /^(?:content-type|content-encoding|cache-control|x-amz-meta-.+)$/

/**
 * The part of S3 that a site needs, in memory: objects with their headers, conditional writes, lists in
 * pages. It does not check signatures.
 * @param delay milliseconds before each answer.
 */
export async function memoryBucket({
  delay = 0,
  pageSize = 1000,
  objects = new Map<string, MemoryObject>(),
} = {}) {
  const requests: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://bucket')
    const key = decodeURIComponent(url.pathname).split('/').slice(2).join('/')
    requests.push(`${request.method} ${key}${url.search && ' list'}`)
    const body = await buffer(request)
    if (delay > 0) await pause(delay)
    if (url.searchParams.has('list-type')) return response.end(listed(url.searchParams))
    const found = objects.get(key)
    if (isRefused(request, found)) return response.writeHead(found ? 412 : 404).end()
    if (request.method === 'PUT') {
      const etag = createHash('md5').update(body).update(String(objects.size)).digest('hex')
      const headers = Object.entries(request.headers).filter(([name]) => kept.test(name))
      const object = { body, etag, headers: Object.fromEntries(headers) as Record<string, string> }
      objects.set(key, object)
      return response.writeHead(200, { etag: `"${etag}"` }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (found === undefined) return response.writeHead(404).end()
    response.writeHead(200, { ...found.headers, etag: `"${found.etag}"` })
    return response.end(request.method === 'HEAD' ? undefined : found.body)
  }

  function listed(query: URLSearchParams) {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .toSorted()
    const page = keys.slice(0, pageSize)
    const next = keys.length > pageSize ? page.at(-1) : undefined
    return [
      '<ListBucketResult>',
      ...page.map((key) => `<Contents><Key>${encodeURIComponent(key)}</Key></Contents>`),
      next && `<NextContinuationToken>${next}</NextContinuationToken>`,
      '</ListBucketResult>',
    ].join('')
  }

  const server = await listen(
    createServer((request, response) => void answer(request, response)),
    0,
  )
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    objects,
    /** Every request so far: its method and key. */
    requests,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function isRefused({ headers }: IncomingMessage, found: MemoryObject | undefined) {
  if (headers['if-none-match'] === '*') return found !== undefined
  const wanted = headers['if-match']
  return wanted !== undefined && wanted.replaceAll('"', '') !== found?.etag
}
