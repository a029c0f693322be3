import { keepTyped } from './typed-texts'

/** Milliseconds until the page reloads, even if files are missing. */
const fetchTimeout = 5000

/** Fetches files past the cache, which may hold a failure, and reloads the page with its typed text. */
export async function reloadPastCaches(addresses: readonly string[]) {
  keepTyped()
  const options = { cache: 'reload', signal: AbortSignal.timeout(fetchTimeout) } as const
  await Promise.allSettled(addresses.map((address) => fetch(address, options)))
  location.reload()
}
