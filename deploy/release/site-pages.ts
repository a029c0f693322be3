import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '../../shared/brand'
import { notFoundPath } from '../../shared/federation/page-renderer'
import type { RouteEntry } from '../../shared/routing/remote-contract'
import { Problem } from '../problem'
import { pageRenderer } from '../prerender/page-renderer'
import { hostApp } from '../workspace'
import { hostModules, remoteModules } from './first-modules'
import { pageFile } from './page-file'
import { readPublished } from './published-release'
import { pageHtml } from './page-html'
import { pageRegistry } from './page-registry'
import type { RegistryFile, RegistryRemote } from './registry-file'
import { releaseAddress, releaseFolder } from './release-files'
import { siteSettings } from './site-settings'
import { robotsText, sitemapXml } from './sitemap'

const notFound: RouteEntry = {
  path: notFoundPath,
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
  const ofHost = hostModules(readPublished(releaseFolder(site, hostApp, registry.host.version)))

  async function addPages(app: string, { live, routes }: RegistryRemote) {
    const release = readPublished(releaseFolder(site, app, live.version))
    const own = { template, settings, registry: pageRegistry(registry, app) }
    for (const route of routes) {
      const page = pageHtml({
        ...own,
        route,
        published: release.routes.find(({ path }) => path === route.path)?.structuredData ?? [],
        rendered: await renderPage(route, app),
        modules: [...ofHost, ...remoteModules(releaseAddress(app, live.version), release, route)],
      })
      pages.set(pageFile(route.path), page)
    }
  }

  for (const app of apps) {
    const remote = registry.remotes[app]
    if (remote !== undefined) await addPages(app, remote)
  }
  const missing = pageHtml({
    template,
    settings,
    registry: pageRegistry(registry),
    route: notFound,
    rendered: await renderPage(notFound),
    modules: ofHost,
  })
  pages.set(notFoundFile, missing)
  const routes = Object.values(registry.remotes).flatMap((remote) => remote.routes)
  pages.set('sitemap.xml', sitemapXml(routes))
  pages.set('robots.txt', robotsText())
  return pages
}

function hostTemplate(site: string, release: string) {
  const file = path.join(releaseFolder(site, hostApp, release), 'index.html')
  if (!existsSync(file)) throw new Problem(`${file} is missing: release the host anew.`)
  return readFileSync(file, 'utf8')
}
