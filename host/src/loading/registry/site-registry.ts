import { useSyncExternalStore } from 'react'
import { recordLoadError } from '@fivefold/shared/analytics/error-log'
import { readSiteConfig } from '@fivefold/shared/site-config'
import { localArea, sessionArea } from '@fivefold/shared/storage/browser-storage'
import { isOnCanary, joinedCohort, storedBucket } from '@fivefold/shared/federation/canary-choice'
import { registryOf, type Registry } from './registry'
import { fetchRegistry, inlinedRegistry } from './read-registry'
import type { CanaryEntry } from '@fivefold/shared/federation/registry-schema'
import { createRegistryStore } from './registry-store'

const origins = () => ({ site: window.location.origin, allowed: readSiteConfig().remoteOrigins })

let bucket: number | undefined

/** The cohort that this browser has joined, by this address or before, else that of all visitors of the site. */
export const visitorCohort = () =>
  joinedCohort(window.location.search, localArea) ?? readSiteConfig().cohort

/** Draws a bucket only when there is a canary to decide about. */
function isChosen(remote: string, canary: CanaryEntry) {
  bucket ??= storedBucket([localArea, sessionArea])
  return isOnCanary({ bucket, cohort: visitorCohort() }, remote, canary)
}

let amend = (registry: Registry) => registry

/** For extensions: applies a change of this tab to every registry that is read from now on. */
export function amendRegistry(change: (registry: Registry) => Registry) {
  const before = amend
  amend = (registry) => change(before(registry))
}

export const siteRegistry = createRegistryStore({
  inlined() {
    const fields = inlinedRegistry()
    return fields && amend(registryOf(fields, origins(), isChosen))
  },
  fetch: async () => amend(await fetchRegistry(origins(), isChosen)),
  report: (error) => recordLoadError(error, { context: 'registry' }),
})

export function startRegistry() {
  // The address may change before a registry names a canary.
  visitorCohort()
  siteRegistry.start()
}

export const useRegistry = () =>
  useSyncExternalStore(siteRegistry.subscribe, siteRegistry.state, siteRegistry.state)
