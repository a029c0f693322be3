import type { RegistryDocument } from '../../shared/federation/registry-document'
import type { ReleaseManifest } from '../../shared/federation/release-manifest'
import { readManifest } from '../registry/read-manifest'
import { releaseFolder } from '../site-files/release-folders'
import { hostApp } from '../workspace/folders'

/** One build among those that visitors will meet on the site. */
export interface LiveBuild extends ReleaseManifest {
  app: string
  release: string
}

/** What is to become live, by app. */
export type Candidates = ReadonlyMap<string, ReleaseManifest & { release: string }>

/** Every build that visitors meet once the candidates are live, canaries included. */
export function compositionWith(
  site: string,
  registry: RegistryDocument,
  candidates: Candidates,
): LiveBuild[] {
  const standing = liveReleases(registry)
    .filter(({ app }) => !candidates.has(app))
    .map(({ app, release }) => ({
      ...readManifest(releaseFolder(site, app, release)),
      app,
      release,
    }))
  const coming = [...candidates].map(([app, candidate]) => ({ ...candidate, app }))
  return [...coming, ...standing]
}

function liveReleases({ host, remotes }: RegistryDocument) {
  const ofRemotes = Object.entries(remotes).flatMap(([app, { live, canary }]) =>
    [live, ...(canary === undefined ? [] : [canary])].map(({ version }) => ({
      app,
      release: version,
    })),
  )
  return host.version === '' ? ofRemotes : [{ app: hostApp, release: host.version }, ...ofRemotes]
}
