import { useEffect } from 'react'
import type { SiteRoute } from '../registry/registry'

let follow = (_route: SiteRoute): void => undefined
let shown: SiteRoute | undefined

/** For extensions: calls back with the page of a remote that is shown, now and from now on. */
export function followShownPages(listener: (route: SiteRoute) => void): void {
  follow = listener
  if (shown) listener(shown)
}

/** Tells that the page is shown. Renders nothing. */
export function ShownPage({ route }: { route: SiteRoute }) {
  useEffect(() => {
    shown = route
    follow(route)
  }, [route])
  return null
}
