/** Where the service worker keeps visited pages; by its name it goes with all that the site keeps. */
export const visitedCache = 'fivefold-visited'
