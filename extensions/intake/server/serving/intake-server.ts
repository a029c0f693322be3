import { createServer, type RequestListener, type Server } from 'node:http'
import { ownJson } from '@fivefold/shared/outbox/own-json'
import { addressOf, aroundOf, unreadable } from '../requests/address'
import type { LimitSettings } from '../requests/limits'
import { unsentAnswers } from './unsent-answers'

/** Milliseconds. A request, its head, and the reader of an answer may stand still for as long. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
}
const idle = 30_000

/** Connections, each of which takes some 30 kB. */
const mostConnections = 2_000

/** Requests that are not answered yet. */
const mostUnderWay = { address: 32, around: 96, all: 256 }

/** Answers with the listener, within what one process may have under way. */
export function intakeServer(listener: RequestListener, settings: LimitSettings): Server {
  const { proxies, addressHeader, perMinute } = settings
  const levels = perMinute === 0 ? (['all'] as const) : (['address', 'around', 'all'] as const)
  const underWay = { address: counts(), around: counts(), all: counts() }
  const unsent = unsentAnswers()
  let isWarned = false

  const server = createServer(timeouts, (request, response) => {
    const address = addressOf(String(request.headers[addressHeader.toLowerCase()] ?? ''), proxies)
    const keys = { address, around: aroundOf(address), all: '' }
    // Operators may send requests without a proxy, but they post nothing.
    if (address === unreadable && request.method === 'POST' && !isWarned) {
      isWarned = true
      console.warn(
        `${addressHeader} does not say who has asked: such visitors count as one. ` +
          'See INTAKE_PROXIES and INTAKE_ADDRESS_HEADER.',
      )
    }
    if (levels.some((level) => underWay[level].of(keys[level]) >= mostUnderWay[level])) {
      response.writeHead(503, { ...busy, connection: 'close' }).end(busyText)
      return
    }
    for (const level of levels) underWay[level].add(keys[level], 1)
    let isOver = false
    const leave = () => {
      if (isOver) return
      isOver = true
      for (const level of levels) underWay[level].add(keys[level], -1)
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

function counts() {
  const known = new Map<string, number>()
  const of = (key: string) => known.get(key) ?? 0
  return {
    of,
    add(key: string, more: number) {
      const sum = of(key) + more
      if (sum > 0) known.set(key, sum)
      else known.delete(key)
    },
  }
}

const busy = { 'content-type': ownJson, 'cache-control': 'no-store', 'retry-after': '5' }
const busyText = JSON.stringify({ error: 'Too much is under way. Try again in 5 s.' })
