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
}

/** @throws Error in plain words if the registry cannot be fetched or read. */
export async function registryOverview(address = '/registry.json'): Promise<RemoteReleases[]> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  const { remotes } = v.parse(registryFrame, await response.json())
  return Object.entries(remotes).flatMap(([remote, value]) => {
    const entry = v.safeParse(remoteEntry, value)
    if (!entry.success) return []
    const { live, lastGood } = entry.output
    const canary = v.safeParse(canaryEntry, entry.output.canary)
    return {
      remote,
      live: live.version,
      canary: canary.success
        ? `${canary.output.version} (${canary.output.percentage} %)`
        : undefined,
      lastGood: lastGood?.version,
    }
  })
}
