import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RegistryDocument } from '../../shared/federation/registry-document'
import { matches } from '../registry/route-match'
import { pageFile } from '../site-files/page-file'
import { UserError } from '../workspace/user-error'
import { readReleaseManifest } from '../registry/read-manifest'
import { compositionWith, type LiveBuild } from './composition'
import { pathsNamedBy, placeIn } from './lost-routes'

/**
 * A remote may be retired when nothing of the others leads to its pages: no link in a document, no
 * search entry, no redirect, nor the host's navigation.
 * @throws UserError naming what does.
 */
export function refuseLeadingPages(site: string, registry: RegistryDocument, app: string) {
  const lost = (registry.remotes[app]?.routes ?? []).map((route) => route.path)
  const leading = placesThatLeadTo(lost, site, registry, app)
  if (leading.length === 0) return
  throw new UserError(
    `${app} cannot be retired: ${leading.join('; ')}. Release what leads there without the link first.`,
  )
}

/**
 * A page that was announced as deprecated may be removed when nothing of the others leads to it any more,
 * links inside pages included, whatever the day.
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

/** What of the live site leads to pages that their remotes have announced to remove, in sentences. */
export function linksToDeprecated(site: string, registry: RegistryDocument): string[] {
  return Object.keys(registry.remotes).flatMap((owner) =>
    deprecatedRoutes(site, registry, owner).flatMap(({ path, deprecated: { until, instead } }) =>
      placesThatLeadTo([path], site, registry, owner).map(
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

const placesThatLeadTo = (
  routes: readonly string[],
  site: string,
  registry: RegistryDocument,
  owner: string,
) =>
  placesWithAddresses(site, registry, owner).flatMap(([place, addresses]) =>
    routes
      .filter((route) => addresses.some((address) => matches(route, address)))
      .map((route) => `${place} leads to ${route}`),
  )

/** Everything else on the site that names addresses, in words, with the addresses. */
function placesWithAddresses(site: string, registry: RegistryDocument, app: string) {
  const others = compositionWith(site, registry, new Map()).filter((build) => build.app !== app)
  const pages = Object.entries(registry.remotes)
    .filter(([name]) => name !== app)
    .flatMap(([name, { routes }]) => routes.map((route) => ({ name, path: route.path })))
  const redirects = (registry.retired ?? []).filter(({ remote }) => remote !== app)
  return [
    ...others.map((build) => [placeIn(build), [...pathsNamedBy(build)]] as const),
    ...pages.map(
      (page) => [`${page.path} of ${page.name}`, linksIn(site, pageFile(page.path))] as const,
    ),
    ...redirects.map(
      ({ path: from, redirect = '' }) => [`the redirect of ${from}`, [pathOf(redirect)]] as const,
    ),
  ]
}

/** Addresses inside the site that a document links to, apart from the shell around its page. */
function linksIn(site: string, file: string): string[] {
  const document = path.join(site, file)
  if (!existsSync(document)) return []
  const [, content = ''] = /<main\b([^]*)<\/main>/.exec(readFileSync(document, 'utf8')) ?? []
  return [...content.matchAll(/href="(\/[^"]*)"/g)].map(([, address = '']) => pathOf(address))
}

const pathOf = (address: string) => new URL(address, 'http://site').pathname
