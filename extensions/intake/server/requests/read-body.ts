import { HTTPException } from 'hono/http-exception'
import type { Context } from 'hono'

/** Bytes. A browser sends less with `keepalive`. */
const longest = 64 * 1024

/** Milliseconds for a whole body. */
const timeout = 10_000

declare module 'hono' {
  interface ContextVariableMap {
    /** Absent where no setting says it. */
    siteOrigin: string | undefined
  }
}

/**
 * The body of a request from a page of the site.
 * @param mediaType for instance `application/json`.
 * @throws HTTPException 400, 403, 408, 413 or 415 for a malformed request.
 */
export const readBody = async (context: Context, mediaType: string): Promise<string> =>
  utf8(await readBytes(context, mediaType))

/** As `readBody`, for a body of any bytes. @param most bytes. @param kept those that are kept; the rest is read and dropped. */
export async function readBytes(
  context: Context,
  mediaType: string,
  most = longest,
  kept = most,
): Promise<Uint8Array> {
  if (!isSameOrigin(context)) throw refusal(403, 'Only pages of this site may send.')
  const header = (name: string) => context.req.header(name)
  const [given = ''] = (header('content-type') ?? '').split(';')
  if (given.trim().toLowerCase() !== mediaType) {
    throw refusal(415, `The body must be ${mediaType}.`)
  }
  const encoding = header('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') throw refusal(415, 'The body must not be compressed.')
  // A proxy may leave the length out; what says that it is too long is not read.
  if (!(Number(header('content-length') ?? 0) <= most)) throw tooLong(most)
  return inTime(bytesOf(context.req.raw.body, most, kept))
}

/** Browsers name the site of a request; older ones name its origin. */
function isSameOrigin(context: Context): boolean {
  const site = context.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = context.req.header('origin')
  return origin === undefined || isOfSite(context, origin)
}

/** A proxy may ask for another host than the browser did, so that the origin of the site counts, too. */
export function isOfSite(context: Context, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, host } = new URL(address)
  return origin === context.get('siteOrigin') || host === context.req.header('host')
}

type Refusal = 400 | 401 | 403 | 404 | 408 | 410 | 413 | 415 | 429 | 503

export const refusal = (status: Refusal, message: string) => new HTTPException(status, { message })

const tooLong = (most: number) => refusal(413, `A request has at most ${most} bytes.`)

/** @throws HTTPException 413 at the first byte too many. */
async function bytesOf(
  body: ReadableStream<Uint8Array> | null,
  most: number,
  kept: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  // The connection stays open for the answer.
  for await (const part of body?.values({ preventCancel: true }) ?? []) {
    size += part.length
    if (size > most) throw tooLong(most)
    if (size - part.length < kept) parts.push(part.subarray(0, kept - size + part.length))
  }
  return Buffer.concat(parts)
}

/** @throws HTTPException 400 for bytes that are no UTF-8: other text would be stored in their place. */
function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refusal(400, 'The body is not UTF-8.')
  }
}

async function inTime<Body>(body: Promise<Body>): Promise<Body> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(refusal(408, 'The body took too long.')), timeout).unref()
  })
  return Promise.race([body, late])
}
