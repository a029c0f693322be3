import type { SiteRoute } from '../registry/registry'

export interface PrefetchPorts {
  /** Looks in the registry as far as it has been read. */
  routeAt: (pathname: string) => SiteRoute | undefined
  completeRegistry: () => Promise<void>
  maySee: (route: SiteRoute) => boolean
  savesData: () => boolean
  /** Whether the page has been requested. */
  isKnown: (route: SiteRoute) => boolean
  fetchPage: (route: SiteRoute) => void
}

/** Number of pages to prefetch for links in view, for each page that is shown. */
export const guessesPerPage = 2

/**
 * Fetches pages before their visit: the page whose link the visitor points at, and a few with links in view.
 * Prefetches each page once, even after a failure: the visit tries again.
 */
export function createPagePrefetch(ports: PrefetchPorts) {
  const requested = new Set<string>()
  const lookedUp = new Set<string>()

  const isWanted = (route: SiteRoute) =>
    !requested.has(route.path) && !ports.isKnown(route) && ports.maySee(route)

  function prefetch(route: SiteRoute) {
    requested.add(route.path)
    ports.fetchPage(route)
  }

  return {
    /** The visitor is about to follow a link. */
    async intended(pathname: string) {
      if (ports.savesData()) return
      if (ports.routeAt(pathname) === undefined && !lookedUp.has(pathname)) {
        lookedUp.add(pathname)
        await ports.completeRegistry()
      }
      const route = ports.routeAt(pathname)
      if (route !== undefined && isWanted(route)) prefetch(route)
    },

    /**
     * Takes the paths of links in view of one page. A guess does not fetch the rest of the registry, so other remotes
     * cost nothing until a visitor points at a link to them.
     */
    guesses() {
      let left = guessesPerPage
      return (pathname: string) => {
        const route = ports.routeAt(pathname)
        if (left === 0 || route === undefined || !isWanted(route) || ports.savesData()) return
        left -= 1
        prefetch(route)
      }
    },
  }
}
