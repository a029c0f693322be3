import { keepEarlyEvents } from '@fivefold/shared/analytics/track'
import { loadStore } from '@fivefold/shared/store/site-store'

/** The path of the document's page if it does not need the store. */
let pathWithout: string | undefined

/** Loads the store once, and adds the events that were recorded before. */
export async function openStore(): Promise<void> {
  await loadStore()
  keepEarlyEvents()
}

/** The document's page uses nothing of the store and does not wait for it. */
export function goWithoutStore(path: string) {
  pathWithout = path
}

/** Opens the store, which the page waits for; undefined if the page does not need it. */
export const storeFor = (path: string) => (path === pathWithout ? undefined : openStore())
