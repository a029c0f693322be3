/** The service worker's cache of visited pages; its prefix lets "clear browser data" find it. */
export const visitedCache = 'fivefold-visited'
