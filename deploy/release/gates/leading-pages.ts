import { existsSync, readFileSync } from 'node:fs'
import { inside } from '../../names/inside'
import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { routeAt } from '../../../shared/contract/routing/route-at'
import { pageFile } from '../../site/files/page-file'
import { UserError } from '../../workspace/errors/user-error'
import { compositionWith } from './composition'
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
 * The places that lead to any of these routes, in words.
 * @param owner of the routes; its own links do not count.
 * @param from the app to look at; by default all.
 */
export const placesThatLeadTo = (
  routes: readonly string[],
  site: string,
  registry: RegistryDocument,
  owner: string,
  from?: string,
) =>
  placesWithAddresses(site, registry, owner)
    .filter(({ app }) => from === undefined || app === from)
    .flatMap(({ place, addresses }) =>
      routes
        .filter((route) => addresses.some((address) => routeAt([{ path: route }], address)))
        .map((route) => `${place} leads to ${route}`),
    )

interface NamingPlace {
  app: string
  /** In words. */
  place: string
  addresses: readonly string[]
}

/** Everything on the site that names addresses, apart from the owner's own. */
function placesWithAddresses(
  site: string,
  registry: RegistryDocument,
  owner: string,
): NamingPlace[] {
  const others = compositionWith(site, registry, new Map()).filter(({ app }) => app !== owner)
  const pages = Object.entries(registry.remotes)
    .filter(([name]) => name !== owner)
    .flatMap(([app, { routes }]) => routes.map(({ path }) => ({ app, path })))
  const redirects = (registry.retired ?? []).filter(({ remote }) => remote !== owner)
  return [
    ...others.map((build) => ({
      app: build.app,
      place: placeIn(build),
      addresses: [...pathsNamedBy(build)],
    })),
    ...pages.map(({ app, path }) => ({
      app,
      place: `${path} of ${app}`,
      addresses: linksIn(site, pageFile(path)),
    })),
    ...redirects.map(({ remote, path, redirect = '' }) => ({
      app: remote,
      place: `the redirect of ${path}`,
      addresses: [pathOf(redirect)],
    })),
  ]
}

/** Addresses inside the site that a document links to, apart from the shell around its page. */
function linksIn(site: string, file: string): string[] {
  const document = inside(site, file)
  if (!existsSync(document)) return []
  const [, content = ''] = /<main\b([^]*)<\/main>/.exec(readFileSync(document, 'utf8')) ?? []
  return [...content.matchAll(/href="(\/[^"]*)"/g)].map(([, address = '']) => pathOf(address))
}

const pathOf = (address: string) => new URL(address, 'http://site').pathname
