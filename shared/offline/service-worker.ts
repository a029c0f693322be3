/** Address of the host's service worker, the same for every release. */
export const workerAddress = '/service-worker.js'

/** Address of the one that answers with a preview, on the origin of previews alone. */
export const previewWorker = '/preview-worker.js'

/** The site's only Trusted Types policy; it allows that address alone. */
export const workerPolicy = 'fivefold-service-worker'
