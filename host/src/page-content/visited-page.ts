import { useEffect } from 'react'
import type { SiteRoute } from '../registry/registry'

let follow = (_route: SiteRoute): void => undefined
let visited: SiteRoute | undefined

/** For extensions: calls back with the page of a remote that is visited, whether it loads or not, now and from now on. */
export function followVisitedPages(listener: (route: SiteRoute) => void): void {
  follow = listener
  if (visited) listener(visited)
}

/** Tells that the page is visited. Renders nothing. */
export function VisitedPage({ route }: { route: SiteRoute }) {
  useEffect(() => {
    visited = route
    follow(route)
  }, [route])
  return null
}
