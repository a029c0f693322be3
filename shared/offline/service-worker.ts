/** Where the site's service worker stands; it is the host's, and the same for every release. */
export const workerAddress = '/service-worker.js'

/** The only Trusted Types policy of the site; all that it makes is that address. */
export const workerPolicy = 'fivefold-service-worker'
