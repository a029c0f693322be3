import { minVersion } from 'semver'
import type { ReleaseEntry } from '../../../shared/contract/federation/registry-schema'
import type {
  ModuleContract,
  ReleaseManifest,
} from '../../../shared/contract/federation/release-manifest'

/** Libraries whose major version must be the same in a page's components and in its host. */
const drawingLibraries = ['react', 'styled-components']

type Contract = ModuleContract | undefined

/** The drawing libraries whose major version differs between a remote and its host. */
export const differingLibraries = (taken: Contract, given: Contract) =>
  drawingLibraries.flatMap((name) => {
    const [wanted, provided] = [versionIn(taken, name), versionIn(given, name)]
    if (wanted === undefined || provided === undefined) return []
    return wanted.major === provided.major
      ? []
      : [{ name, wanted: wanted.version, provided: provided.version }]
  })

/** Whether a release must draw its pages with its own React, and can. */
export const needsOwnReact = (
  { standalone, contract }: Pick<ReleaseManifest, 'standalone' | 'contract'>,
  host: Contract,
): boolean => standalone !== undefined && differingLibraries(contract, host).length > 0

/** Whether the registry lists the release by the entry with its own React. */
export const isStandalone = (
  { entry }: ReleaseEntry,
  { standalone }: Pick<ReleaseManifest, 'standalone'>,
) => standalone !== undefined && entry.endsWith(`/${standalone.entry}`)

/** Adopted remotes name a range. */
function versionIn(contract: Contract, library: string) {
  const version = contract?.modules[library]?.version
  return version === undefined ? undefined : (minVersion(version) ?? undefined)
}
