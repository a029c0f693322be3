import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RegistryDocument } from '../../shared/federation/registry-document'
import { matches } from '../registry/route-match'
import { pageFile } from '../site-files/page-file'
import { UserError } from '../workspace/user-error'
import { compositionWith } from './composition'
import { pathsNamedBy, placeIn } from './lost-routes'

/**
 * A remote may be retired when nothing of the others leads to its pages: no link in a document, no
 * search entry, no redirect, nor the host's navigation.
 * @throws UserError naming what does.
 */
export function refuseLeadingPages(site: string, registry: RegistryDocument, app: string) {
  const lost = (registry.remotes[app]?.routes ?? []).map((route) => route.path)
  const leading = [...placesWithAddresses(site, registry, app)].flatMap(([place, addresses]) =>
    lost
      .filter((route) => addresses.some((address) => matches(route, address)))
      .map((route) => `${place} leads to ${route}`),
  )
  if (leading.length === 0) return
  throw new UserError(
    `${app} cannot be retired: ${leading.join('; ')}. Release what leads there without the link first.`,
  )
}

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
