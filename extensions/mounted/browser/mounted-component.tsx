import { useLayoutEffect, useRef, useState } from 'react'
import { recordClientError, type ErrorContext } from '@fivefold/shared/analytics/error-log'
import type { MountedPage, PageServices } from '@fivefold/shared/routing/mounted-page'
import type { PageComponent } from '@fivefold/shared/routing/remote-contract'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import { listedRoute } from '../../../host/src/loading/registry/listed-route'
import { sitePathOf } from '../../../host/src/loading/registry/site-link'
import { pageServices } from './page-services'
import { useNavigation } from './use-navigation'

/** React keeps the existing children of an element with `dangerouslySetInnerHTML`. */
const prerendered = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** A component that mounts a page that draws itself into its element, and unmounts it on leaving. */
export function mountedComponent(page: MountedPage, context: ErrorContext): PageComponent {
  return function MountedContent() {
    const element = useRef<HTMLDivElement>(null)
    const isHydrated = useIsHydrated()
    const [isPrerendered] = useState(!isHydrated)
    const [failure, setFailure] = useState<{ error: unknown }>()
    const navigation = useNavigation()
    useLayoutEffect(() => {
      const place = element.current
      if (place === null) return undefined
      const services = { ...pageServices, isPrerendered, navigation }
      const unmount = page.mount(place, { ...services, fail: (error) => setFailure({ error }) })
      const follow = (event: MouseEvent) => followLink(event, navigation)
      place.addEventListener('click', follow)
      return () => {
        place.removeEventListener('click', follow)
        // An error on leaving must not break the next page.
        try {
          unmount()
        } catch (error) {
          recordClientError(error, context)
        }
      }
    }, [isPrerendered, navigation])
    if (failure) throw failure.error
    return <div ref={element} {...(isPrerendered && prerendered)} />
  }
}

/** Opens a plain link to a page of the site with the router. */
function followLink(event: MouseEvent, { go }: PageServices['navigation']) {
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
