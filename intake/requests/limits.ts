import type { Context } from 'hono'
import { addressOf } from './address'
import { rateLimit } from './rate-limit'
import { refusal } from './read-body'

export interface LimitSettings {
  /** Posts of one address, its reports, and posts of one browser, in a minute each; 0 for no limit at all. */
  perMinute: number
  /** Servers between visitors and the intake, each of which adds the address it was asked from. */
  proxies: number
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

/** Records a day for each post in a minute: by default 1,800 of an address, and 180,000 of the site. */
const recordsPerDay = { address: 30, site: 3_000 }

const day = 86_400_000

/** Counts in the memory of this process alone. */
export function limits({ perMinute, proxies }: LimitSettings): Limits {
  const addresses = {
    records: rateLimit(perMinute * perPost.records),
    reports: rateLimit(perMinute * perPost.reports),
    reads: rateLimit(perMinute * perPost.reads),
  }
  const browsers = rateLimit(perMinute)
  const addressDays = rateLimit(perMinute * recordsPerDay.address, undefined, day)
  const siteDay = rateLimit(perMinute * recordsPerDay.site, undefined, day)
  // Without a proxy there is no visitor: the intake listens on this machine alone.
  const addressIn = (context: Context) =>
    addressOf(context.req.header('x-forwarded-for') ?? '', proxies)
  return {
    ofAddress(context, does) {
      const address = addressIn(context)
      if (address !== undefined) take(context, addresses[does](address))
    },
    ofBrowser: (context, secret) => take(context, browsers(secret)),
    ofDay(context, records) {
      const address = addressIn(context)
      if (address === undefined) return
      take(context, addressDays(address, records), 'This network has sent')
      take(context, siteDay('', records), 'This site has received')
    },
  }
}

/** @param who begins the sentence about a day. */
function take(context: Context, seconds: number, who?: string) {
  if (seconds === 0) return
  context.header('retry-after', String(seconds))
  const reason = who ? `${who} very many records today.` : 'Too many requests.'
  throw refusal(429, `${reason} Try again in ${seconds} s.`)
}
