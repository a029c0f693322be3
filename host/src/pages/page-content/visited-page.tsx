import { useEffect } from 'react'
import type { SiteRoute } from '../../loading/registry/registry'
import { RemotePage } from './remote-page'

let follow = (_route: SiteRoute): void => undefined
let visited: SiteRoute | undefined

/** For extensions: calls back with the page of a remote that is visited, whether it loads or not, now and from now on. */
export function followVisitedPages(listener: (route: SiteRoute) => void): void {
  follow = listener
  if (visited) listener(visited)
}

/** Shows a remote's page and notifies the extension that follows visited pages. */
export function VisitedPage({ route }: { route: SiteRoute }) {
  useEffect(() => {
    visited = route
    follow(route)
  }, [route])
  return <RemotePage route={route} />
}
