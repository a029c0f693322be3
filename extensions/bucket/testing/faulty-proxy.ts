import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen, portOf } from '../../../deploy/serve/port'

/**
 * The fault of a request. `lost`: the store never gets it. `cut`: the store answers, and the answer is
 * lost. `silent`: no answer ever comes. A number: the status that replaces the answer.
 */
export type Fault = 'lost' | 'cut' | 'silent' | number

/** A proxy before a store that lets requests fail as networks do. */
export async function faultyProxy(origin: string) {
  const faults: Fault[] = []
  let passed = 0

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const fault = faults.shift()
    if (fault === 'lost') return request.socket.destroy()
    if (fault === 'silent') return undefined
    if (typeof fault === 'number') return response.writeHead(fault).end()
    const { hostname, port } = new URL(origin)
    const { method = 'GET', url = '/', headers } = request
    passed += 1
    const forwarded = send({ hostname, port, method, path: url, headers }, (answered) => {
      if (fault === 'cut') {
        answered.resume()
        return answered.on('end', () => request.socket.destroy())
      }
      response.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
      return answered.pipe(response)
    })
    return forwarded.on('error', () => request.socket.destroy()).end(body)
  }

  const server = await listen(
    createServer((request, response) => void answer(request, response)),
    0,
  )
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    /** Faults of the next requests, one each. */
    fail: (...next: Fault[]) => faults.push(...next),
    /** Requests that have reached the store. */
    passed: () => passed,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
