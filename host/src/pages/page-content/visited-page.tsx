import { useEffect } from 'react'
import type { SiteRoute } from '../../loading/registry/registry'
import { RemotePage } from './remote-page'

/** The latest page of each remote, until somebody follows: a visitor may see several before that. */
const visited = new Map<string, SiteRoute>()
let follow = (route: SiteRoute): void => {
  visited.delete(route.remote)
  visited.set(route.remote, route)
}

/** For extensions: calls back with the page of a remote that is visited, whether it loads or not, from the first on. */
export function followVisitedPages(listener: (route: SiteRoute) => void): void {
  follow = listener
  visited.forEach(listener)
  visited.clear()
}

/** Shows a remote's page and notifies the extension that follows visited pages. */
export function VisitedPage({ route }: { route: SiteRoute }) {
  useEffect(() => {
    follow(route)
  }, [route])
  return <RemotePage route={route} />
}
