/** The service worker's cache of visited pages. "Clear browser data" finds it by its prefix. */
export const visitedCache = 'fivefold-visited'
