import { useLayoutEffect, useRef, useState } from 'react'
import { recordClientError, type ErrorContext } from '@fivefold/shared/analytics/error-log'
import type { MountedPage } from '@fivefold/shared/routing/mounted-page'
import type { PageComponent } from '@fivefold/shared/routing/remote-contract'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import { followLink } from './follow-link'
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
