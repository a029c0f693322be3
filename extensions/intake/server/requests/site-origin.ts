import type { Context } from 'hono'

/**
 * The origin of the site, for links. A request names its host and the page before it itself, so without a setting only
 * this machine counts.
 * @param setting `SITE_ORIGIN`.
 */
export function siteOriginOf(context: Context, setting: string | undefined): string | undefined {
  const host = context.req.header('host') ?? ''
  if (setting) return setting
  return /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host) ? `http://${host}` : undefined
}
