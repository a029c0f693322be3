import type { ReleaseEntry } from '../../shared/federation/registry-schema'
import { scriptsOf } from '../../shared/federation/script-graph'
import type { RouteEntry } from '../../shared/routing/remote-contract'
import { everyRoute, type ReleaseManifest } from '../../shared/federation/release-manifest'

/** Addresses of the host's modules, which every page needs. */
export const hostModules = ({ pages }: ReleaseManifest) =>
  (pages?.[everyRoute] ?? []).map((file) => `/${file}`)

/** Addresses of the modules of a remote's release that a first visit to a route needs. */
export interface RouteModules {
  /** Whoever comes gets them. */
  forAll: readonly string[]
  /** Only who is signed in does: whoever may not see a page fetches nothing of it. */
  forSignedIn: readonly string[]
}

/** The document cannot tell roles apart, so what asks for one is left to the page's script. */
export function remoteModules(release: ReleaseEntry, { path, access }: RouteEntry): RouteModules {
  const modules = scriptsOf(release, path, 0).map(({ address }) => address)
  if (!access.signIn) return { forAll: modules, forSignedIn: [] }
  return { forAll: [], forSignedIn: access.roles ? [] : modules }
}
