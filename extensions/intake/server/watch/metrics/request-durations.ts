import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { family } from './family'

/* Names and bounds are those of OpenTelemetry's semantic conventions for HTTP servers. */

const name = 'http_server_request_duration_seconds'

/** Seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, Infinity]

const knownMethods = new Set(['GET', 'POST'])

interface Histogram {
  /** Answers of each time: up to its bound, and longer than the bound before. */
  counts: number[]
  seconds: number
}

/** Counts the requests of this process, by their route's pattern, and how long they take. */
export function requestDurations() {
  const histograms = new Map<string, Histogram>()

  const measure: MiddlewareHandler = async (context, next) => {
    const start = performance.now()
    await next()
    const seconds = (performance.now() - start) / 1000
    const { method } = context.req
    const labels =
      `http_request_method="${knownMethods.has(method) ? method : '_OTHER'}",` +
      `http_route="${routePath(context)}",http_response_status_code="${context.res.status}"`
    const own = histograms.get(labels) ?? { counts: bounds.map(() => 0), seconds: 0 }
    const at = bounds.findIndex((bound) => seconds <= bound)
    own.counts[at] = (own.counts[at] ?? 0) + 1
    own.seconds += seconds
    histograms.set(labels, own)
  }

  const text = () =>
    family(
      name,
      'histogram',
      'Time until the intake answers.',
      [...histograms].flatMap(([labels, histogram]) => samplesOf(labels, histogram)),
    )

  return { measure, text }
}

function samplesOf(labels: string, { counts, seconds }: Histogram) {
  let sum = 0
  const buckets = counts.map((count, at) => {
    sum += count
    return `_bucket{${labels},le="${String(bounds[at]).replace('Infinity', '+Inf')}"} ${sum}`
  })
  return [...buckets, `_sum{${labels}} ${seconds}`, `_count{${labels}} ${sum}`]
}
