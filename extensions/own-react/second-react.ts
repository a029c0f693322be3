import { inside } from '../../deploy/names/inside'
import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import type { ReleaseManifest } from '../../shared/contract/federation/release-manifest'
import { differingLibraries } from './drawing'
import { releaseFolder } from '../../deploy/site/files/release-folders'
import { hostApp } from '../../deploy/workspace/folders'
import { compositionWith } from '../../deploy/release/gates/composition'
import { bytesOf, inKilobytes } from '../../deploy/release/gates/size-budget'

/**
 * Says which remotes draw pages with their own React, because the host has another major version,
 * and what that adds to a first visit.
 */
export async function secondReacts(site: string, registry: RegistryDocument): Promise<string[]> {
  const builds = compositionWith(site, registry, new Map())
  const given = builds.find(({ app }) => app === hostApp)?.contract
  const byLibraries = new Map<string, { app: string; bytes: number }[]>()
  for (const build of builds) {
    if (build.app === hostApp || build.standalone === undefined) continue
    const differing = differingLibraries(build.contract, given)
    if (differing.length === 0) continue
    const libraries = differing
      .map(({ name, wanted, provided }) => `${name} ${wanted}, beside the host’s ${provided}`)
      .join(' and ')
    const bytes = await bytesOfOwn(releaseFolder(site, build.app, build.release), build)
    const others = byLibraries.get(libraries) ?? []
    byLibraries.set(libraries, [...others, { app: build.app, bytes }])
  }
  return [...byLibraries].map(([libraries, users]) => {
    const costs = users.map(({ app, bytes }) => `${app} ${inKilobytes(bytes)}`).join(', ')
    const [only, ...others] = new Set(users.map(({ app }) => app))
    const who =
      others.length > 0
        ? `${[only, ...others].toSorted().join(', ')} still need`
        : `${only} is the last to need`
    return `${who} ${libraries}: more on a first visit to their pages: ${costs}.`
  })
}

async function bytesOfOwn(folder: string, { standalone }: Pick<ReleaseManifest, 'standalone'>) {
  const sizes = await Promise.all(
    Object.values(standalone ?? {}).map((file) => bytesOf(inside(folder, file))),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
