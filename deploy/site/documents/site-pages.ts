import { existsSync, readFileSync } from 'node:fs'
import { inside } from '../../names/inside'
import { canaryBootScript } from '../../../shared/federation/canary-boot'
import type { RegistryDocument, RegistryRemote } from '../../../shared/federation/registry-document'
import { brand } from '../../../shared/brand'
import type { RetiredPage } from '../../../shared/federation/registry-schema'
import { notFoundPath } from '../../../shared/federation/page-renderer'
import type { RouteEntry } from '../../../shared/routing/remote-contract'
import { UserError } from '../../workspace/errors/user-error'
import { pageRenderer, type PageRenderer } from '../prerender/page-renderer'
import { stateFile } from '../keys/signed-state'
import { hostApp } from '../../workspace/folders'
import { hostModules, remoteModules } from './preloaded-modules'
import { hostIntegrity, remoteIntegrity } from './script-integrity'
import { feedSections, ownFeed } from '../search/feed-sections'
import { routeSections, withoutCopies } from '../search/route-sections'
import { searchFileOf, type SearchSection } from '../../../shared/search/search-section'
import { renderCache } from '../files/render-cache'
import { goneFile, pageFile } from '../files/page-file'
import { readReleaseManifest } from '../registry/read-manifest'
import { hostDocument } from './host-document'
import { pageHtml } from './page-html'
import { isStandalone } from '../registry/own-react'
import { pageRegistry } from '../registry/page-registry'
import { wholeRelease } from '../files/release-folders'
import { scriptGraph } from '../registry/script-graph'
import type { SiteSettings } from '../registry/site-settings'
import type { SiteText } from '../files/compressed-texts'
import { robotsText, sitemapXml } from './sitemap'
import type { PreviewNotice } from './preview-notice'
import { guardedPaths } from './speculation-rules'

const notFound: RouteEntry = {
  path: notFoundPath,
  title: 'Page not found',
  description: `There is no page at this address of ${brand.name}.`,
  access: { signIn: false },
  prerender: false,
  indexed: false,
}

const notFoundFile = '404.html'

/** The files of all documents of routes and of pages that are gone, of the search, and of the signed state. */
export const documentFiles = (registry: RegistryDocument) =>
  new Set([
    ...[...fileOwners(registry).keys()].filter((file) => file !== notFoundFile),
    ...(registry.signed === undefined ? [] : [stateFile(registry.signed)]),
  ])

/** The app that owns each file of `sitePages`; files that follow from the registry alone have no owner. */
export const fileOwners = ({ remotes, retired = [] }: RegistryDocument) =>
  new Map([
    [notFoundFile, hostApp] as const,
    ...retired.filter(isGone).map(({ remote, path }) => [goneFile(path), remote] as const),
    ...Object.entries(remotes).flatMap(([app, { routes }]) =>
      [searchFileOf(app).slice(1), ...routes.map(({ path }) => pageFile(path))].map(
        (file) => [file, app] as const,
      ),
    ),
  ])

const isGone = ({ redirect }: RetiredPage) => redirect === undefined

/**
 * The documents of those remotes' routes and their search entries, the not-found document, the sitemap
 * and robots.txt.
 * @param preview the notice that the pages show; absent: they belong to the live site.
 */
export async function* sitePages(
  site: string,
  registry: RegistryDocument,
  settings: SiteSettings,
  apps: readonly string[],
  preview?: PreviewNotice,
): AsyncGenerator<SiteText> {
  if (registry.host.version === '') return
  const renderer = pageRenderer(site, registry, settings)
  try {
    yield* renderedPages(site, registry, settings, apps, renderer, preview)
  } finally {
    renderer.end()
  }
}

async function* renderedPages(
  site: string,
  registry: RegistryDocument,
  settings: SiteSettings,
  apps: readonly string[],
  { renderPage, end }: PageRenderer,
  preview?: PreviewNotice,
): AsyncGenerator<SiteText> {
  const hostFolder = wholeRelease(site, hostApp, registry.host.version)
  const frame = readHostDocument(hostFolder)
  const guarded = guardedPaths(registry)
  const hostScripts = hostIntegrity(site, registry.host.version)
  const host = readReleaseManifest(site, hostApp, registry.host.version)
  const feed = ownFeed(hostFolder, settings.feedAddress)

  /** Starts to render all pages of an app while those of others are put together. */
  function started(app: string, remote: RegistryRemote) {
    const release = readReleaseManifest(site, app, remote.live.version)
    const pages = remote.routes.map((route) => {
      const published = release.routes.find(({ path }) => path === route.path)
      const given = { ...(published?.showsFeed && feed !== undefined && { feed }) }
      return { route, published, rendering: ahead(renderPage(route, app, given)) }
    })
    return { app, remote, release, pages }
  }

  async function* pagesOf({ app, remote, release, pages }: ReturnType<typeof started>) {
    const { live, canary } = remote
    // Registries of earlier versions list no scripts.
    const listed = {
      ...live,
      graph: live.graph ?? scriptGraph(wholeRelease(site, app, live.version), release),
    }
    const cache = renderCache(site, registry.host.version, app, live.version)
    const found: SearchSection[] = []
    for (const { route, published, rendering } of pages) {
      const modules = remoteModules(listed, route)
      const rendered = await rendering
      const isMounted = isStandalone(live, release)
      const withoutStore = !isMounted && release.withoutStore?.includes(route.path) === true
      const { forAll, store } = hostModules(host, isMounted)
      const sections = () => routeSections(published ?? route, rendered)
      const document = () =>
        pageHtml({
          frame,
          settings,
          registry: pageRegistry(registry, app, route.path),
          route,
          guarded,
          integrity: { ...hostScripts, ...remoteIntegrity(listed, route.path) },
          published: published?.structuredData ?? [],
          rendered,
          start: settings.tryOutOrigins ? 'now' : published?.start,
          feed: published?.showsFeed && { text: feed },
          canaryScript:
            canary && rendered?.hasContent
              ? canaryBootScript(app, canary, settings.cohort)
              : undefined,
          modules: [...forAll, ...modules.forAll],
          store: { modules: store, isNeeded: !withoutStore },
          signedInModules: modules.forSignedIn,
          preview,
        })
      found.push(...readable(route.path, app, sections))
      const text = readable(route.path, app, document)
      yield { file: pageFile(route.path), text, cache }
    }
    if (feed !== undefined && release.routes.some(({ showsFeed }) => showsFeed)) {
      found.push(...feedSections(feed))
    }
    const text = JSON.stringify({ sections: withoutCopies(found) })
    yield { file: searchFileOf(app).slice(1), text, cache }
  }

  const gone = [undefined, ...(registry.retired ?? []).filter(isGone)]
  const gonePages = gone.map((page) => {
    const route = { ...notFound, path: page?.path ?? notFoundPath }
    return { page, rendering: ahead(renderPage(route, hostApp, page && { retired: page })) }
  })
  const remotes = apps.flatMap((app) => {
    const remote = registry.remotes[app]
    return remote ? [{ app, remote }] : []
  })
  const startAt = (index: number) => {
    const next = remotes[index]
    return next && started(next.app, next.remote)
  }
  let following = startAt(0)
  for (let index = 1; following !== undefined; index += 1) {
    const current = following
    following = startAt(index)
    yield* pagesOf(current)
    end(current.app)
  }
  const cache = renderCache(site, registry.host.version, hostApp, registry.host.version)
  const ownModules = hostModules(host, false)
  for (const { page, rendering } of gonePages) {
    const text = pageHtml({
      frame,
      settings,
      registry: { ...pageRegistry(registry), ...(page && { retired: [page] }) },
      integrity: hostScripts,
      route: notFound,
      guarded,
      rendered: await rendering,
      modules: ownModules.forAll,
      store: { modules: ownModules.store, isNeeded: true },
      preview,
    })
    yield { file: page ? goneFile(page.path) : notFoundFile, text, cache }
  }
  const routes = Object.values(registry.remotes).flatMap((remote) => remote.routes)
  yield { file: 'sitemap.xml', text: sitemapXml(routes) }
  yield { file: 'robots.txt', text: robotsText() }
}

/** Its failure is thrown where it is awaited, unless an earlier failure ends the run. */
function ahead<Page>(page: Promise<Page>) {
  page.catch(() => {})
  return page
}

/**
 * Reads HTML that another team's program has made.
 * @throws UserError where it is nested too deeply to be read.
 */
function readable<Result>(page: string, app: string, read: () => Result) {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new UserError(
      `${page} of ${app} cannot be prerendered: its elements are nested too deeply. Nothing was released.`,
    )
  }
}

function readHostDocument(hostFolder: string) {
  const file = inside(hostFolder, 'index.html')
  if (!existsSync(file)) throw new UserError(`${file} is missing: release the host again.`)
  return hostDocument(readFileSync(file, 'utf8'))
}
