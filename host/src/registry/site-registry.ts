import { useSyncExternalStore } from 'react'
import { recordClientError } from '@fivefold/shared/analytics/error-log'
import { readSiteConfig } from '@fivefold/shared/site-config'
import { fetchRegistry, inlinedRegistry } from './read-registry'
import { createRegistryStore } from './registry-store'

const origins = () => ({ site: window.location.origin, allowed: readSiteConfig().remoteOrigins })

/** The registry of this browser tab. */
export const siteRegistry = createRegistryStore({
  inlined: () => inlinedRegistry(origins()),
  fetch: () => fetchRegistry(origins()),
  report: (error) => recordClientError(error, { context: 'registry' }),
})

export const useRegistry = () =>
  useSyncExternalStore(siteRegistry.subscribe, siteRegistry.state, siteRegistry.state)
