import { useSyncExternalStore } from 'react'
import { recordLoadError } from '@fivefold/shared/analytics/error-log'
import { readSiteConfig } from '@fivefold/shared/site-config'
import { isOnCanary } from '@fivefold/shared/federation/canary-share'
import { joinedCohort, storedBucket } from './canary-choice'
import { registryOf, type Registry } from './registry'
import { fetchRegistry, inlinedRegistry } from './read-registry'
import type { CanaryEntry } from '@fivefold/shared/federation/registry-schema'
import { createRegistryStore } from './registry-store'

const origins = () => ({ site: window.location.origin, allowed: readSiteConfig().remoteOrigins })

let bucket: number | undefined
let cohort: string | undefined

/** Draws a bucket only when there is a canary to decide about. */
function isChosen(remote: string, canary: CanaryEntry) {
  bucket ??= storedBucket()
  return isOnCanary({ bucket, cohort: cohort ?? readSiteConfig().cohort }, remote, canary)
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
  cohort = joinedCohort(window.location.search)
  siteRegistry.start()
}

export const useRegistry = () =>
  useSyncExternalStore(siteRegistry.subscribe, siteRegistry.state, siteRegistry.state)
