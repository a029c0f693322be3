import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { readReleaseManifest } from '../../site/registry/read-manifest'
import { UserError } from '../../workspace/errors/user-error'
import type { LiveBuild } from './composition'
import { placesThatLeadTo } from './leading-pages'

/**
 * A deprecated page may be removed, whatever its last day, when nothing of other apps leads to it any
 * more, links inside pages included.
 * @throws UserError naming what does.
 */
export function refuseRemovedInUse(site: string, registry: RegistryDocument, candidate: LiveBuild) {
  const { app } = candidate
  const kept = new Set(candidate.routes.map((route) => route.path))
  const removed = deprecatedRoutes(site, registry, app).filter(({ path }) => !kept.has(path))
  const lost = removed.map((route) => route.path)
  const leading = placesThatLeadTo(lost, site, registry, app)
  if (leading.length === 0) return
  throw new UserError(
    `${app} cannot be released without ${lost.join(', ')}: ${leading.join('; ')}. Keep the page until ` +
      'those who link to it have released without the link.',
  )
}

/** Sentences about the places of an app that lead to deprecated pages of other remotes. */
export function linksToDeprecated(site: string, registry: RegistryDocument, app: string): string[] {
  return Object.keys(registry.remotes).flatMap((owner) =>
    deprecatedRoutes(site, registry, owner).flatMap(({ path, deprecated: { until, instead } }) =>
      placesThatLeadTo([path], site, registry, owner, app).map(
        (place) => `${place}, which ${owner} keeps until ${until}: link to ${instead} instead.`,
      ),
    ),
  )
}

function deprecatedRoutes(site: string, registry: RegistryDocument, app: string) {
  const live = registry.remotes[app]?.live.version
  if (live === undefined) return []
  return readReleaseManifest(site, app, live).routes.flatMap(({ path, deprecated }) =>
    deprecated === undefined ? [] : [{ path, deprecated }],
  )
}
