import { readPublished, type PublishedRelease } from '../registry/published-release'
import type { RegistryFile } from '../registry/registry-file'
import { releaseFolder } from '../registry/release-files'
import { hostApp } from '../workspace/folders'

/** One build among those that visitors will meet on the site. */
export interface LiveBuild extends PublishedRelease {
  app: string
  release: string
}

/** What is to become live, by app. */
export type Candidates = ReadonlyMap<string, PublishedRelease & { release: string }>

/** Every build that visitors meet once the candidates are live, canaries included. */
export function compositionWith(
  site: string,
  registry: RegistryFile,
  candidates: Candidates,
): LiveBuild[] {
  const standing = liveReleases(registry)
    .filter(({ app }) => !candidates.has(app))
    .map(({ app, release }) => ({
      ...readPublished(releaseFolder(site, app, release)),
      app,
      release,
    }))
  const coming = [...candidates].map(([app, candidate]) => ({ ...candidate, app }))
  return [...coming, ...standing]
}

function liveReleases({ host, remotes }: RegistryFile) {
  const ofRemotes = Object.entries(remotes).flatMap(([app, { live, canary }]) =>
    [live, ...(canary === undefined ? [] : [canary])].map(({ version }) => ({
      app,
      release: version,
    })),
  )
  return host.version === '' ? ofRemotes : [{ app: hostApp, release: host.version }, ...ofRemotes]
}
