import { trustedAddress } from '@fivefold/shared/offline/trusted-address'
import { fetchWorker } from '@fivefold/shared/offline/workers'

/**
 * Fetches files into the browser's cache with a worker, since each that the page fetches itself, whether as a script or
 * as data, is work for it (docs/decisions/start-on-intent.md).
 */
export function fetchAhead(addresses: readonly string[]) {
  const worker = new Worker(trustedAddress(fetchWorker))
  // Without it, what is needed is fetched then: no error of the page.
  worker.addEventListener('error', (event) => event.preventDefault())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has only its own
  worker.postMessage(addresses)
}
