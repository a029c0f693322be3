import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { rateLimit } from './rate-limit'

/** Lines a minute, since strangers are refused as often as they ask. The metrics count the rest. */
const mostLines = 300

declare module 'hono' {
  interface ContextVariableMap {
    /** Absent until a route has looked for the session. */
    person: { id: string; role: string } | undefined
  }
}

const isSensitive = (route: string) =>
  /^\/intake\/(?:sign-in|operators\/people)\/|\.csv$/.test(route)

/** A wrong address, and a form with a mistake, are everyday. */
const isRefusal = (status: number) =>
  status >= 400 && status < 500 && status !== 404 && status !== 422

/**
 * A line of JSON for each step of a sign-in, each refusal, and each time that an operator takes data along or erases
 * them. No text of a request is in it, no email or network address, and a customer is only a role.
 */
export function securityLog(write: (line: string) => void): MiddlewareHandler {
  const limit = rateLimit(mostLines)

  return async (context, next) => {
    await next()
    const { status } = context.res
    const route = routePath(context)
    if (!isSensitive(route) && !isRefusal(status)) return
    if (limit('') > 0) return
    const { id, role } = context.get('person') ?? {}
    const operator = role === 'customer' ? undefined : id
    const { method } = context.req
    write(JSON.stringify({ time: new Date(), method, route, status, role, operator }))
  }
}
