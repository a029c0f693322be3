import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { UserError } from '../../workspace/errors/user-error'
import { hostApp } from '../../workspace/folders'
import type { LiveBuild } from './composition'

/**
 * A page may be removed when neither the host's navigation nor a search entry of another remote leads to
 * it. Links inside pages do not count: a page may link to one that is released later.
 * @throws UserError naming the lost routes and what still leads to them.
 */
export function refuseLostRoutes(
  candidate: LiveBuild,
  composition: readonly LiveBuild[],
  registry: RegistryDocument,
) {
  const owned = new Set(composition.flatMap(({ routes }) => routes.map(({ path }) => path)))
  const lost = (registry.remotes[candidate.app]?.routes ?? [])
    .map(({ path }) => path)
    .filter((path) => !owned.has(path))
  const leading = lost.flatMap((path) =>
    composition
      .filter((build) => build.app !== candidate.app && pathsNamedBy(build).has(path))
      .map((build) => `${path}, to which ${placeIn(build)} leads`),
  )
  if (leading.length === 0) return
  throw new UserError(
    `${candidate.app} cannot be released: it no longer has ${leading.join('; nor ')}. ` +
      'Release what leads there without the link first, or keep the page.',
  )
}

/** Addresses that the host's navigation or a remote's search entries name, without their query. */
export function pathsNamedBy({ links = [], routes }: LiveBuild) {
  const found = routes.flatMap(({ search = [] }) => search.map(({ url }) => url))
  return new Set<string>([...links, ...found].map((url) => new URL(url, 'http://site').pathname))
}

export const placeIn = ({ app }: LiveBuild) =>
  app === hostApp ? "the host's navigation" : `a search entry of ${app}`
