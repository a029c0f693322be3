import { useSyncExternalStore } from 'react'
import { recordClientError } from '@fivefold/shared/analytics/error-log'
import { readSiteConfig } from '@fivefold/shared/site-config'
import { isOnCanary, joinedCohort, storedBucket } from './canary-choice'
import { parseRegistry, type Registry } from './parse-registry'
import { fetchRegistry, inlinedRegistry } from './read-registry'
import type { CanaryEntry } from './registry-schema'
import { createRegistryStore } from './registry-store'

const origins = () => ({ site: window.location.origin, allowed: readSiteConfig().remoteOrigins })

let bucket: number | undefined
let cohort: string | undefined

/** Browsers that no canary concerns draw no bucket. */
function isChosen(remote: string, canary: CanaryEntry) {
  bucket ??= storedBucket()
  return isOnCanary({ bucket, cohort: cohort ?? readSiteConfig().cohort }, remote, canary)
}

const read = (text: string): Registry => parseRegistry(text, origins(), isChosen)

/** The registry of this browser tab. */
export const siteRegistry = createRegistryStore({
  inlined: () => inlinedRegistry(read),
  fetch: () => fetchRegistry(read),
  report: (error) => recordClientError(error, { context: 'registry' }),
})

/** Reads the page's registry for this visitor. */
export function startRegistry() {
  cohort = joinedCohort(window.location.search)
  siteRegistry.start()
}

export const useRegistry = () =>
  useSyncExternalStore(siteRegistry.subscribe, siteRegistry.state, siteRegistry.state)
