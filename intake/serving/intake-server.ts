import { createServer, type RequestListener, type Server } from 'node:http'
import { addressOf, unreadable } from '../requests/address'
import type { LimitSettings } from '../requests/limits'
import { unsentAnswers } from './unsent-answers'

/** Milliseconds. A request, its head, and the reader of an answer may stand still for as long. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
}
const idle = 30_000

/** Connections, each of which takes some 30 kB. */
const mostConnections = 2_000

/** Requests that are not answered yet. */
const mostUnderWay = { all: 256, address: 32 }

/** Answers with the listener, within what one process may have under way. */
export function intakeServer(
  listener: RequestListener,
  { proxies, addressHeader }: Pick<LimitSettings, 'proxies' | 'addressHeader'>,
): Server {
  const underWay = new Map<string, number>()
  const unsent = unsentAnswers()
  let all = 0

  const server = createServer(patience, (request, response) => {
    const address = addressOf(String(request.headers[addressHeader.toLowerCase()] ?? ''), proxies)
    // Behind a wrong setting all visitors would share one address.
    const own = address === unreadable ? 0 : (underWay.get(address) ?? 0)
    if (all >= mostUnderWay.all || own >= mostUnderWay.address) {
      response.writeHead(503, { ...busy, connection: 'close' }).end(busyText)
      return
    }
    all += 1
    underWay.set(address, own + 1)
    let isOver = false
    const leave = () => {
      if (isOver) return
      isOver = true
      all -= 1
      const left = (underWay.get(address) ?? 0) - 1
      if (left > 0) underWay.set(address, left)
      else underWay.delete(address)
    }
    response.once('close', leave).once('prefinish', () => {
      leave()
      unsent.add(response)
    })
    void listener(request, response)
  })
  server.maxConnections = mostConnections
  server.setTimeout(idle)
  return server
}

const busy = { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '5' }
const busyText = JSON.stringify({ error: 'Too much is under way. Try again in 5 s.' })
