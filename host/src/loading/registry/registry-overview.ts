import * as v from 'valibot'
import {
  canaryEntry,
  registryFrame,
  remoteEntry,
} from '@fivefold/shared/federation/registry-schema'

export interface RemoteReleases {
  remote: string
  live: string
  canary: string | undefined
  lastGood: string | undefined
  /** Paths of its pages. */
  paths: readonly string[]
}

export interface RegistryOverview {
  /** The host's live release. */
  host: string
  remotes: readonly RemoteReleases[]
}

/**
 * For extensions: what the whole registry says now.
 * @throws Error in plain words if it cannot be fetched or read.
 */
export async function registryOverview(address = '/registry.json'): Promise<RegistryOverview> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  const { host, remotes } = v.parse(registryFrame, await response.json())
  const entries = Object.entries(remotes).flatMap(([remote, value]) => {
    const entry = v.safeParse(remoteEntry, value)
    if (!entry.success) return []
    const { live, lastGood, routes } = entry.output
    const canary = v.safeParse(canaryEntry, entry.output.canary)
    return {
      remote,
      live: live.version,
      canary: canary.success
        ? `${canary.output.version} (${canary.output.percentage} %)`
        : undefined,
      lastGood: lastGood?.version,
      paths: routes.map(({ path }) => path),
    }
  })
  return { host: host.version, remotes: entries }
}
