import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import type { ReleaseManifest } from '../../../shared/contract/federation/release-manifest'
import { readReleaseManifest } from '../../site/registry/read-manifest'
import { hostApp } from '../../workspace/folders'

/** A build that is to go live. */
export type Candidate = ReleaseManifest & { release: string }

/** One of the builds that are live together. */
export type LiveBuild = Candidate & { app: string }

/** All builds that are live once the candidates are, canaries included. */
export function compositionWith(
  site: string,
  registry: RegistryDocument,
  candidates: ReadonlyMap<string, Candidate>,
): LiveBuild[] {
  const others = liveReleases(registry)
    .filter(({ app }) => !candidates.has(app))
    .map(({ app, release }) => ({ ...readReleaseManifest(site, app, release), app, release }))
  return [...[...candidates].map(([app, candidate]) => ({ ...candidate, app })), ...others]
}

function liveReleases({ host, remotes }: RegistryDocument) {
  const ofRemotes = Object.entries(remotes).flatMap(([app, { live, canary }]) =>
    [live, ...(canary ? [canary] : [])].map(({ version }) => ({ app, release: version })),
  )
  return host.version === '' ? ofRemotes : [{ app: hostApp, release: host.version }, ...ofRemotes]
}
