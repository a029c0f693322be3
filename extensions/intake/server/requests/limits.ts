import type { Context } from 'hono'
import { clientIp, clientNetwork } from './address'
import { rateLimit } from './rate-limit'
import { refusal } from './read-body'

export interface LimitSettings {
  /** Posts of one client, its reports, and posts of one browser, in a minute each; 0 for no limit at all. */
  perMinute: number
  /** Servers between visitors and the intake, each of which adds the IP address of its client. */
  proxies: number
  /** The header to which they add it. */
  ipHeader: string
}

export interface Limits {
  /** None uses up the rate of another. @throws HTTPException 429. */
  ofClient(context: Context, does: keyof typeof perPost): void
  /** @param secret the browser's. @throws HTTPException 429. */
  ofBrowser(context: Context, secret: string): void
  /** Counts the records that a request brings, for its client and for the site. @throws HTTPException 429. */
  ofDay(context: Context, records: number): void
}

/** For each post that a client may send in a minute. Open pages of a company read all the time, and all mails come from one service. */
const perPost = { records: 1, reports: 1, reads: 10, pieces: 10, mails: 10 }

/**
 * Records a day for each post in a minute: by default 1,800 of a client, 18,000 of the network around it, and 180,000
 * of the site.
 */
const recordsPerDay = { client: 30, network: 300, site: 3_000 }

const day = 86_400_000

/** Counts only in the memory of this process. */
export function limits(settings: LimitSettings): Limits {
  const { perMinute } = settings
  const clients = {
    records: rateLimit(perMinute * perPost.records),
    reports: rateLimit(perMinute * perPost.reports),
    reads: rateLimit(perMinute * perPost.reads),
    pieces: rateLimit(perMinute * perPost.pieces),
    mails: rateLimit(perMinute * perPost.mails),
  }
  const browsers = rateLimit(perMinute)
  const clientDays = rateLimit(perMinute * recordsPerDay.client, undefined, day)
  const networkDays = rateLimit(perMinute * recordsPerDay.network, undefined, day)
  const siteDay = rateLimit(perMinute * recordsPerDay.site, undefined, day)
  return {
    ofClient(context, does) {
      take(context, clients[does](clientOf(context, settings)))
    },
    ofBrowser: (context, secret) => take(context, browsers(secret)),
    ofDay(context, records) {
      const client = clientOf(context, settings)
      take(context, clientDays(client, records), 'This network has sent')
      take(context, networkDays(clientNetwork(client), records), 'This network has sent')
      take(context, siteDay('', records), 'This site has received')
    },
  }
}

/** The client's IP address, by the header that the site's own proxies write. */
export const clientOf = (context: Context, { proxies, ipHeader }: LimitSettings): string =>
  clientIp(context.req.header(ipHeader) ?? '', proxies)

/** @param who begins the sentence about a day. */
function take(context: Context, seconds: number, who?: string) {
  if (seconds === 0) return
  context.header('retry-after', String(seconds))
  const reason = who ? `${who} very many records today.` : 'Too many requests.'
  throw refusal(429, `${reason} Try again in ${seconds} s.`)
}
