import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { refusal } from '../requests/read-body'

export interface CookieSettings {
  /** The origin of the site. Absent: this machine's, to try the intake out. */
  siteOrigin?: string | undefined
}

const plainName = 'fivefold-session'

/** Only the intake needs it, but the prefix requires the path `/`. */
const attributes = { path: '/', httpOnly: true, sameSite: 'Strict' } as const

/**
 * Only this host can set a cookie `__Host-…`: a script of a neighbour, such as the host of previews,
 * cannot set one for the whole domain. It asks for TLS, also of a localhost in Safari, so http has a plain name.
 */
const isSecure = ({ siteOrigin }: CookieSettings) => siteOrigin?.startsWith('https:') ?? false
const nameOf = (settings: CookieSettings) =>
  isSecure(settings) ? `__Host-${plainName}` : plainName

/** @param seconds until it ends. */
export function keepKey(
  context: Context,
  settings: CookieSettings,
  key: string,
  seconds: number,
): void {
  const secure = isSecure(settings)
  setCookie(context, nameOf(settings), key, { ...attributes, secure, maxAge: seconds })
  if (!secure) dropFormer(context)
}

export function dropKey(context: Context, settings: CookieSettings): void {
  deleteCookie(context, nameOf(settings), { ...attributes, secure: isSecure(settings) })
  if (!isSecure(settings)) dropFormer(context)
}

/** Earlier releases set the plain name for this path. */
const dropFormer = (context: Context) =>
  deleteCookie(context, plainName, { ...attributes, path: '/intake' })

/**
 * The key of the session, if the browser has one. Of two nobody knows which is the visitor's own, so both go.
 * @throws HTTPException 401 for two.
 */
export function readKey(context: Context, settings: CookieSettings): string | undefined {
  const start = `${nameOf(settings)}=`
  const keys = (context.req.header('cookie') ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(start))
    .map((cookie) => cookie.slice(start.length))
  if (keys.length < 2) return keys[0]
  dropKey(context, settings)
  throw refusal(401, 'Your browser has sent two sessions. Sign in again.')
}
