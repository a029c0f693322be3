import { minVersion } from 'semver'
import { contractVersion, sharedLibraries } from '../../shared/contract/federation/shared-modules'
import type { ModuleContract } from '../../shared/contract/federation/release-manifest'
import type { Drawing, Drawn } from '../../deploy/workspace/hooks'

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

/** The entry with its own React, for a release that must and can; otherwise what its team can do. */
export function drawing({ standalone, contract }: Drawn, host: Contract): Drawing | undefined {
  if (contract === undefined || differingLibraries(contract, host).length === 0) return undefined
  if (standalone === undefined)
    return { remedy: 'with "ownReact": true in package.json, to draw its pages itself' }
  const { entry, ownReact } = standalone
  const modules = besideOwnReact(contract.modules)
  return { entry, files: [ownReact], contract: { ...contract, modules } }
}

/** The modules that a remote with its own React still takes from the host. */
function besideOwnReact(modules: ModuleContract['modules']): ModuleContract['modules'] {
  const ofReact = new Set<string>([...sharedLibraries, '@fivefold/shared/routing/link'])
  return {
    ...Object.fromEntries(Object.entries(modules).filter(([name]) => !ofReact.has(name))),
    '@fivefold/shared/routing/site-map': { version: contractVersion, exports: ['siteMapRoutes'] },
  }
}

/** Adopted remotes name a range. */
function versionIn(contract: Contract, library: string) {
  const version = contract?.modules[library]?.version
  return version === undefined ? undefined : (minVersion(version) ?? undefined)
}
