import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { noText } from '../records/text'
import { refusal } from './read-body'

/** Decoding makes NUL of it; half of a pair has no encoding. @throws HTTPException 400. */
export const onlyTextInAddress: MiddlewareHandler = (context, next) => {
  const said = [context.req.url, context.req.header('cookie') ?? '']
  if (said.some((one) => one.includes('%00'))) throw refusal(400, `The address ${noText}.`)
  return next()
}

/**
 * The refusal that answers a request; undefined for a fault of the intake. The database refuses texts, too:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html.
 */
export function refusalIn(error: Error): HTTPException | undefined {
  if (error instanceof HTTPException) return error
  const isNoText = 'code' in error && (error.code === '22021' || error.code === '22P05')
  return isNoText ? refusal(400, `The request ${noText}.`) : undefined
}
