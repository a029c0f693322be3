import { HTTPException } from 'hono/http-exception'
import type { Context } from 'hono'

/** Bytes. A browser sends less with `keepalive`. */
const longest = 64 * 1024

/** Milliseconds that a body may take. */
const patience = 10_000

/**
 * The body of a request from a page of the site.
 * @param mediaType for instance `application/json`.
 * @throws HTTPException 400, 403, 408, 411, 413 or 415 for a request that is none.
 */
export async function readBody(context: Context, mediaType: string): Promise<string> {
  const header = (name: string) => context.req.header(name)
  if (!isSameOrigin(header)) throw refusal(403, 'Only pages of this site may send.')
  const [given = ''] = (header('content-type') ?? '').split(';')
  if (given.trim().toLowerCase() !== mediaType) {
    throw refusal(415, `The body must be ${mediaType}.`)
  }
  const length = header('content-length')
  if (length === undefined) throw refusal(411, 'The request must name its length.')
  if (!(Number(length) <= longest)) throw refusal(413, `A request has at most ${longest} bytes.`)
  return utf8(await inTime(context.req.arrayBuffer()))
}

/** Browsers name the site of a request; older ones name its origin. */
function isSameOrigin(header: (name: string) => string | undefined): boolean {
  const site = header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = header('origin')
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === header('host'))
}

type Refusal = 400 | 401 | 403 | 404 | 408 | 410 | 411 | 413 | 415 | 429 | 503

export const refusal = (status: Refusal, message: string) => new HTTPException(status, { message })

/** @throws HTTPException 400 for bytes that are no UTF-8: other text would be stored in their place. */
function utf8(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refusal(400, 'The body is not UTF-8.')
  }
}

async function inTime<Body>(body: Promise<Body>): Promise<Body> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(refusal(408, 'The body took too long.')), patience).unref()
  })
  return Promise.race([body, late])
}
