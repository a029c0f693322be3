import type { PageServices } from '@fivefold/shared/routing/mounted-page'
import { listedRoute } from '../../../host/src/loading/registry/listed-route'
import { sitePathOf } from '../../../host/src/loading/registry/site-link'

/** Opens a plain link to a page of the site with the router. */
export function followLink(event: MouseEvent, { go }: PageServices['navigation']) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const pathname = sitePathOf(link)
  const isPlain = !(
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
  if (link === null || pathname === undefined || !isPlain || event.defaultPrevented) return
  if (link.hasAttribute('download') || listedRoute(pathname) === undefined) return
  event.preventDefault()
  go(pathname + link.search + link.hash)
}
