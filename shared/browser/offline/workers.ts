/** The host's service worker, at the same address in every release. */
export const workerAddress = '/service-worker.js'

/** The worker that fetches files a page may need later (host/starter/start-page.ts). */
export const fetchWorker = '/fetch-worker.js'

/** The service worker that serves a preview; only on the origin of previews. */
export const previewWorker = '/preview-worker.js'

/** The site's only Trusted Types policy. It allows only these addresses. */
export const workerPolicy = 'fivefold-workers'
