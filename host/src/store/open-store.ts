import { keepEarlyEvents } from '@fivefold/shared/analytics/track'
import { loadStore } from '@fivefold/shared/store/site-store'

/** The path of the document's page, if that goes without the store. */
let pathWithout: string | undefined

/** Loads the store, once, and takes into it what was recorded before. */
export async function openStore(): Promise<void> {
  await loadStore()
  keepEarlyEvents()
}

/** From now on that page of the document, which uses nothing of the store, does not wait for it. */
export function goWithoutStore(path: string) {
  pathWithout = path
}

/** What a page waits for, beside its scripts. */
export const storeFor = (path: string) => (path === pathWithout ? undefined : openStore())
