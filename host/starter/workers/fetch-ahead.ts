import { trustedAddress } from '@fivefold/shared/offline/trusted-address'
import { fetchWorker } from '@fivefold/shared/offline/workers'

/**
 * Fetches files into the browser's cache in a worker: a fetch by the page, as a script or as data, blocks its main
 * thread (docs/decisions/start-on-intent.md).
 */
export function fetchAhead(addresses: readonly string[]) {
  const worker = new Worker(trustedAddress(fetchWorker))
  // A failed worker is not an error: the page fetches the files when it needs them.
  worker.addEventListener('error', (event) => event.preventDefault())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
  worker.postMessage(addresses)
}
