import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { hashOf } from '../records/hash'
import { clientOf, type LimitSettings } from './limits'
import { rateLimit } from './rate-limit'
import { refusal } from './read-body'

/** Wrong keys of one address in a minute. */
const mostTries = 10

/** @returns a check that throws HTTPException 401 without a key, 403 for a wrong one, and 429 after too many of them. */
export function onlyWithKey(keys: readonly string[], settings: LimitSettings) {
  const hashes = keys.map((key) => Buffer.from(hashOf(key)))
  const wrongKeys = rateLimit(mostTries)

  return (context: Context) => {
    const key = keyIn(context.req.header('authorization') ?? '')
    if (key === undefined) throw refusal(401, 'A key is needed.')
    const given = Buffer.from(hashOf(key))
    // The right key is taken, whatever others have tried from the same address.
    if (hashes.some((hash) => timingSafeEqual(hash, given))) return
    const seconds = wrongKeys(clientOf(context, settings))
    if (seconds === 0) throw refusal(403, 'Unknown key.')
    context.header('retry-after', String(seconds))
    throw refusal(429, `Too many wrong keys. Try again in ${seconds} s.`)
  }
}

/** The key as a token, or as the password of anybody: services may know only one of them. */
function keyIn(header: string): string | undefined {
  const [, kind = '', given = ''] = /^(Bearer|Basic) (\S+)$/i.exec(header) ?? []
  if (kind.toLowerCase() === 'bearer') return given
  const login = Buffer.from(given, 'base64').toString()
  return login.includes(':') ? login.slice(login.indexOf(':') + 1) : undefined
}
