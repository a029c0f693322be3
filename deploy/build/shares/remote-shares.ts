import {
  contractVersion,
  sharedLibraries,
  sharedModules,
} from '../../../shared/contract/federation/shared-modules'

const fromHost = { singleton: true, import: false } as const

/** A remote's shares: all come from the host, none has a fallback in the remote. */
export const remoteShares = Object.fromEntries([
  ...sharedLibraries.map((name) => [name, fromHost] as const),
  ...sharedModules.map(
    (name) => [name, { ...fromHost, version: contractVersion, requiredVersion: false }] as const,
  ),
])
