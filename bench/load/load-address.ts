import autocannon from 'autocannon'
import { UserError } from '../../deploy/workspace/errors/user-error'

/** Answers a second, and milliseconds within which half and 99 of 100 requests were answered. */
export interface Load {
  rate: number
  p50: number
  p99: number
}

/** @throws UserError for a broken connection, a late answer or an answer of another status. */
export async function loadAddress(options: autocannon.Options, status = 200): Promise<Load> {
  const { url, requests, latency, errors, timeouts, ...result } = await autocannon(options)
  const right = result.statusCodeStats?.[`${status}`]?.count ?? 0
  if (errors > 0 || timeouts > 0 || right !== requests.total) {
    const wrong = `${errors} errors, ${timeouts} late, ${requests.total - right} of another status`
    throw new UserError(`${url}, of ${requests.total} requests: ${wrong}`)
  }
  return { rate: Math.round(requests.total / result.duration), p50: latency.p50, p99: latency.p99 }
}
