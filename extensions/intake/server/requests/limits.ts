import type { Context } from 'hono'
import { addressOf, aroundOf } from './address'
import { rateLimit } from './rate-limit'
import { refusal } from './read-body'

export interface LimitSettings {
  /** Posts of one address, its reports, and posts of one browser, in a minute each; 0 for no limit at all. */
  perMinute: number
  /** Servers between visitors and the intake, each of which adds the address of its client. */
  proxies: number
  /** The header to which they add it. */
  addressHeader: string
}

export interface Limits {
  /** None uses up the rate of another. @throws HTTPException 429. */
  ofAddress(context: Context, does: keyof typeof perPost): void
  /** @param secret the browser's. @throws HTTPException 429. */
  ofBrowser(context: Context, secret: string): void
  /** Counts the records that a request brings, for its address and for the site. @throws HTTPException 429. */
  ofDay(context: Context, records: number): void
}

/** For each post that an address may send in a minute. Open pages of a company read all the time. */
const perPost = { records: 1, reports: 1, reads: 10 }

/**
 * Records a day for each post in a minute: by default 1,800 of an address, 18,000 of the network around it, and 180,000
 * of the site.
 */
const recordsPerDay = { address: 30, around: 300, site: 3_000 }

const day = 86_400_000

/** Counts only in the memory of this process. */
export function limits(settings: LimitSettings): Limits {
  const { perMinute } = settings
  const addresses = {
    records: rateLimit(perMinute * perPost.records),
    reports: rateLimit(perMinute * perPost.reports),
    reads: rateLimit(perMinute * perPost.reads),
  }
  const browsers = rateLimit(perMinute)
  const addressDays = rateLimit(perMinute * recordsPerDay.address, undefined, day)
  const aroundDays = rateLimit(perMinute * recordsPerDay.around, undefined, day)
  const siteDay = rateLimit(perMinute * recordsPerDay.site, undefined, day)
  return {
    ofAddress(context, does) {
      take(context, addresses[does](askerOf(context, settings)))
    },
    ofBrowser: (context, secret) => take(context, browsers(secret)),
    ofDay(context, records) {
      const address = askerOf(context, settings)
      take(context, addressDays(address, records), 'This network has sent')
      take(context, aroundDays(aroundOf(address), records), 'This network has sent')
      take(context, siteDay('', records), 'This site has received')
    },
  }
}

/** The address that asks, by the header that the site's own proxies write. */
export const askerOf = (context: Context, { proxies, addressHeader }: LimitSettings): string =>
  addressOf(context.req.header(addressHeader) ?? '', proxies)

/** @param who begins the sentence about a day. */
function take(context: Context, seconds: number, who?: string) {
  if (seconds === 0) return
  context.header('retry-after', String(seconds))
  const reason = who ? `${who} very many records today.` : 'Too many requests.'
  throw refusal(429, `${reason} Try again in ${seconds} s.`)
}
