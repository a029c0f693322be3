import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '../../shared/brand'
import type { RouteEntry, StructuredData } from '../../shared/routing/remote-contract'
import { Problem } from '../problem'
import { hostApp } from '../workspace'
import { pageFile } from './page-file'
import { readPublished } from './published-release'
import { pageHtml, type SiteSettings } from './page-html'
import type { RegistryFile } from './registry-file'
import { releaseFolder } from './release-files'
import { robotsText, sitemapXml } from './sitemap'
import { writeAtomically } from './write-atomically'

const notFound: RouteEntry = {
  path: '/404',
  title: 'Page not found',
  description: `There is no page at this address of ${brand.name}.`,
  access: { signIn: false },
  prerender: false,
  indexed: false,
}

/** Copies what the host serves at the root of the site: its assets, fonts, icons and sample feed. */
export function placeHostFiles(site: string, release: string) {
  const folder = releaseFolder(site, hostApp, release)
  cpSync(folder, site, {
    recursive: true,
    filter: (file) => !/(?:index\.html|release\.json|manifest\.json)(?:\.br|\.gz)?$/.test(file),
  })
}

/** Writes the document of every route, the not-found document, the sitemap and robots.txt. */
export function writePages(site: string, registry: RegistryFile) {
  if (registry.host.version === '') return
  const template = hostTemplate(site, registry.host.version)
  const settings = siteSettings()
  const routes = Object.values(registry.remotes).flatMap((remote) => remote.routes)
  const published = publishedData(site, registry)
  for (const route of routes) {
    writeIfChanged(
      path.join(site, pageFile(route.path)),
      pageHtml(template, route, registry, settings, published.get(route.path)),
    )
  }
  writeIfChanged(path.join(site, '404.html'), pageHtml(template, notFound, registry, settings))
  writeIfChanged(path.join(site, 'sitemap.xml'), sitemapXml(routes))
  writeIfChanged(path.join(site, 'robots.txt'), robotsText())
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

/** What the deployment configures: `FEED_ADDRESS`, `REMOTE_ORIGINS` (separated by spaces). */
function siteSettings(): SiteSettings {
  return {
    feedAddress: process.env['FEED_ADDRESS'] || '/sample-feed.json',
    remoteOrigins: (process.env['REMOTE_ORIGINS'] ?? '').split(' ').filter(Boolean),
  }
}

function writeIfChanged(file: string, content: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  writeAtomically(file, content)
}
