import { holdsAll, readJson } from '@fivefold/shared/storage/stored-json'
import { HTTPException } from 'hono/http-exception'
import type { Context } from 'hono'

/** Bytes. A browser sends less with `keepalive`. */
const longest = 64 * 1024

/** Milliseconds that a body may take. */
const patience = 10_000

/**
 * The JSON of a request from a page of the site.
 * @throws HTTPException 403, 408, 411, 413, 415 or 400 for a request that is none, or says more than JSON keeps.
 */
export async function readRequest(context: Context): Promise<unknown> {
  const header = (name: string) => context.req.header(name)
  if (!isSameOrigin(header)) throw refusal(403, 'Only pages of this site may send.')
  if (!/^application\/json(?:;|$)/i.test(header('content-type') ?? '')) {
    throw refusal(415, 'The body must be application/json.')
  }
  const length = header('content-length')
  if (length === undefined) throw refusal(411, 'The request must name its length.')
  if (!(Number(length) <= longest)) throw refusal(413, `A request has at most ${longest} bytes.`)
  const text = utf8(await inTime(context.req.arrayBuffer()))
  const value = readJson(text)
  if (value === undefined || !holdsAll(value, text)) {
    throw refusal(400, 'The body is not JSON, or has a key twice.')
  }
  return value
}

/** Browsers name the site of a request; older ones name its origin. */
function isSameOrigin(header: (name: string) => string | undefined): boolean {
  const site = header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = header('origin')
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === header('host'))
}

export const refusal = (status: 400 | 403 | 408 | 411 | 413 | 415, message: string) =>
  new HTTPException(status, { message })

/** Empty for bytes that are no UTF-8: other text would be stored in their place. */
function utf8(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}

async function inTime<Body>(body: Promise<Body>): Promise<Body> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(refusal(408, 'The body took too long.')), patience).unref()
  })
  return Promise.race([body, late])
}
