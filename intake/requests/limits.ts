import type { Context } from 'hono'
import { addressOf } from './address'
import { rateLimit, type RateLimit } from './rate-limit'
import { refusal } from './read-body'

export interface LimitSettings {
  /** Requests of one address, its reports, and requests of one browser, in a minute each; 0 for no limit. */
  perMinute: number
  /** Servers between visitors and the intake, each of which adds the address it was asked from. */
  proxies: number
  /** The header to which they add it. */
  addressHeader: string
}

export interface Limits {
  /** Reports and everything else are counted apart: neither uses up the rate of the other. @throws HTTPException 429. */
  ofAddress(context: Context, sends: 'records' | 'reports'): void
  /** @param secret the browser's. @throws HTTPException 429. */
  ofBrowser(context: Context, secret: string): void
}

/** Counts in the memory of this process alone. */
export function limits(settings: LimitSettings): Limits {
  const { perMinute } = settings
  const addresses = { records: rateLimit(perMinute), reports: rateLimit(perMinute) }
  const browsers = rateLimit(perMinute)
  return {
    ofAddress(context, sends) {
      take(addresses[sends], askerOf(context, settings), context)
    },
    ofBrowser: (context, secret) => take(browsers, secret, context),
  }
}

/** The address that asks, by the header that the site's own proxies write. */
export const askerOf = (context: Context, { proxies, addressHeader }: LimitSettings): string =>
  addressOf(context.req.header(addressHeader) ?? '', proxies)

function take(limit: RateLimit, key: string, context: Context) {
  const seconds = limit(key)
  if (seconds === 0) return
  context.header('retry-after', String(seconds))
  throw refusal(429, `Too many requests. Try again in ${seconds} s.`)
}
