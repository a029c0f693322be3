import type { SiteRoute } from '../registry/parse-registry'

export interface PrefetchPorts {
  /** As far as the registry is known; it may list more later. */
  routeAt: (pathname: string) => SiteRoute | undefined
  completeRegistry: () => Promise<void>
  maySee: (route: SiteRoute) => boolean
  savesData: () => boolean
  /** Whether the page is there or on its way. */
  isKnown: (route: SiteRoute) => boolean
  fetchPage: (route: SiteRoute) => void
}

/** Pages of links in view that are fetched while one page is shown. */
export const guessesPerPage = 2

/**
 * Fetches pages before they are visited: the one that the visitor points at, and a few of those that
 * are merely in view. Nothing is asked for twice, also not where it could not be had: that is left
 * to the visit itself.
 */
export function createPagePrefetch(ports: PrefetchPorts) {
  const asked = new Set<string>()
  const lookedUp = new Set<string>()

  const isWanted = (route: SiteRoute) =>
    !asked.has(route.path) && !ports.isKnown(route) && ports.maySee(route)

  function fetchAhead(route: SiteRoute) {
    asked.add(route.path)
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
      if (route !== undefined && isWanted(route)) fetchAhead(route)
    },

    /**
     * Takes the addresses of links in view while one page is shown. A guess never asks for the rest
     * of the registry, so that other remotes cost nothing before somebody turns to them.
     */
    guesses() {
      let left = guessesPerPage
      return (pathname: string) => {
        const route = ports.routeAt(pathname)
        if (left === 0 || route === undefined || !isWanted(route) || ports.savesData()) return
        left -= 1
        fetchAhead(route)
      }
    },
  }
}
