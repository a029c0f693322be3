/** Address of the host's service worker, the same for every release. */
export const workerAddress = '/service-worker.js'

/** Address of the worker that fetches what a page may need later (host/starter/workers/fetch-ahead.ts), as well. */
export const fetchWorker = '/fetch-worker.js'

/** Address of the service worker that answers with a preview, on the origin of previews alone. */
export const previewWorker = '/preview-worker.js'

/** The site's only Trusted Types policy; it allows these addresses alone. */
export const workerPolicy = 'fivefold-workers'
