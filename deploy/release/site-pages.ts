import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '../../shared/brand'
import type { RouteEntry, StructuredData } from '../../shared/routing/remote-contract'
import { Problem } from '../problem'
import { pageRenderer } from '../prerender/page-renderer'
import { hostApp } from '../workspace'
import { firstModules } from './first-modules'
import { pageFile } from './page-file'
import { readPublished } from './published-release'
import { pageHtml } from './page-html'
import { pageRegistry } from './page-registry'
import type { RegistryFile } from './registry-file'
import { releaseFolder } from './release-files'
import { siteSettings } from './site-settings'
import { robotsText, sitemapXml } from './sitemap'

const notFound: RouteEntry = {
  path: '/404',
  title: 'Page not found',
  description: `There is no page at this address of ${brand.name}.`,
  access: { signIn: false },
  prerender: false,
  indexed: false,
}

export const notFoundFile = '404.html'

/** The files of all documents of routes. */
export const documentFiles = (registry: RegistryFile) =>
  new Set(
    Object.values(registry.remotes).flatMap(({ routes }) =>
      routes.map(({ path }) => pageFile(path)),
    ),
  )

/**
 * The documents of the routes of those remotes, the not-found document, the sitemap and robots.txt,
 * by their path.
 */
export async function sitePages(
  site: string,
  registry: RegistryFile,
  apps: readonly string[],
): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  if (registry.host.version === '') return pages
  const template = hostTemplate(site, registry.host.version)
  const settings = siteSettings()
  const renderPage = pageRenderer(site, registry, settings)
  const publishedOf = publishedData(site, registry)
  const modulesOf = firstModules(site, registry)
  const document = async (route: RouteEntry, app?: string) =>
    pageHtml({
      template,
      settings,
      route,
      registry: pageRegistry(registry, app),
      published: publishedOf.get(route.path) ?? [],
      rendered: await renderPage(route, app),
      modules: modulesOf(route, app),
    })
  for (const app of apps) {
    for (const route of registry.remotes[app]?.routes ?? [])
      pages.set(pageFile(route.path), await document(route, app))
  }
  pages.set(notFoundFile, await document(notFound))
  const routes = Object.values(registry.remotes).flatMap((remote) => remote.routes)
  pages.set('sitemap.xml', sitemapXml(routes))
  pages.set('robots.txt', robotsText())
  return pages
}

/** Structured data by path, from the live releases. */
function publishedData(
  site: string,
  registry: RegistryFile,
): Map<string, readonly StructuredData[]> {
  const routes = Object.entries(registry.remotes).flatMap(
    ([app, { live }]) => readPublished(releaseFolder(site, app, live.version)).routes,
  )
  return new Map(routes.map((route) => [route.path, route.structuredData ?? []]))
}

function hostTemplate(site: string, release: string) {
  const file = path.join(releaseFolder(site, hostApp, release), 'index.html')
  if (!existsSync(file)) throw new Problem(`${file} is missing: release the host anew.`)
  return readFileSync(file, 'utf8')
}
