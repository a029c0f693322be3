import { keepTyped } from './typed-texts'

/** Milliseconds after which the page is loaded again, whatever has come. */
const fetchTimeout = 5000

/** Fetches files again, since a cache may hold a failure, and loads the page again, with what is typed. */
export async function reloadPastCaches(addresses: readonly string[]) {
  keepTyped()
  const options = { cache: 'reload', signal: AbortSignal.timeout(fetchTimeout) } as const
  await Promise.allSettled(addresses.map((address) => fetch(address, options)))
  window.location.reload()
}
