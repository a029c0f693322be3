import { existsSync, readFileSync } from 'node:fs'
import { inside } from '../../names/inside'
import { canaryBootScript } from '../../../shared/contract/federation/canary-choice'
import type {
  RegistryDocument,
  RegistryRemote,
} from '../../../shared/contract/federation/registry-document'
import { brand } from '../../../shared/brand'
import type { ReleaseEntry } from '../../../shared/contract/federation/registry-schema'
import { notFoundPath, type RenderedPage } from '../../../shared/contract/federation/page-renderer'
import type { RouteEntry } from '../../../shared/contract/routing/remote-contract'
import { UserError } from '../../workspace/errors/user-error'
import { pageRenderer, type PageRenderer } from '../prerender/page-renderer'
import { hostApp } from '../../workspace/folders'
import { hostModules, remoteModules } from './preloaded-modules'
import { hostIntegrity, remoteIntegrity } from './script-integrity'
import { ownFeed } from './feed-part'
import { hooks } from '../../workspace/hooks'
import { renderCache } from '../files/render-cache'
import { goneFile, pageFile } from '../files/page-file'
import { isGone, notFoundFile } from '../registry/document-files'
import { readReleaseManifest } from '../registry/read-manifest'
import { hostDocument } from './host-document'
import { pageHtml, type PageNotice, type PageParts } from './page-html'
import { isMounted as isListedMounted } from '../registry/registry-releases'
import { pageRegistry } from '../registry/page-registry'
import { wholeRelease } from '../files/release-folders'
import { scriptGraph } from '../registry/script-graph'
import type { SiteSettings } from '../registry/site-settings'
import type { SiteText } from '../files/compressed-texts'
import { robotsText, sitemapXml } from './sitemap'
import { guardedPaths } from './speculation-rules'

const notFound: RouteEntry = {
  path: notFoundPath,
  title: 'Page not found',
  description: `There is no page at this address of ${brand.name}.`,
  access: { signIn: false },
  prerender: false,
  indexed: false,
}

/**
 * The documents of those remotes' routes and their search entries, the not-found document, the sitemap
 * and robots.txt.
 * @param notice absent: the pages belong to the live site.
 */
export async function* sitePages(
  site: string,
  registry: RegistryDocument,
  settings: SiteSettings,
  apps: readonly string[],
  notice?: PageNotice,
): AsyncGenerator<SiteText> {
  if (registry.host.version === '') return
  const renderer = pageRenderer(site, registry, settings)
  try {
    yield* allPages({ ...commonParts(site, registry, settings), renderer, notice }, apps)
  } finally {
    renderer.end()
  }
}

/** Everything that all documents are made from. */
function commonParts(site: string, registry: RegistryDocument, settings: SiteSettings) {
  const { version } = registry.host
  const folder = wholeRelease(site, hostApp, version)
  return {
    site,
    registry,
    settings,
    frame: readHostDocument(folder),
    host: readReleaseManifest(site, hostApp, version),
    hostScripts: hostIntegrity(site, version, settings),
    guarded: guardedPaths(registry),
    feedText: ownFeed(folder, settings.feedAddress),
  }
}

interface Common extends ReturnType<typeof commonParts> {
  renderer: PageRenderer
  notice: PageNotice | undefined
}

async function* allPages(common: Common, apps: readonly string[]): AsyncGenerator<SiteText> {
  const { registry, renderer } = common
  const own = startOwnPages(common)
  const starts = apps.flatMap((app) => {
    const remote = registry.remotes[app]
    return remote ? [() => startPages(common, app, remote)] : []
  })
  for (const started of oneAhead(starts)) {
    yield* remotePages(common, started)
    renderer.end(started.app)
  }
  yield* ownPages(common, own)
  const routes = Object.values(registry.remotes).flatMap((remote) => remote.routes)
  yield { file: 'sitemap.xml', text: sitemapXml(routes) }
  yield { file: 'robots.txt', text: robotsText() }
}

/** Each result, when the next one is started. */
function* oneAhead<Result>(starts: readonly (() => Result)[]) {
  let next = starts[0]?.()
  for (const start of [...starts.slice(1), undefined]) {
    const current = next
    next = start?.()
    if (current !== undefined) yield current
  }
}

type Started = ReturnType<typeof startPages>

function startPages({ site, feedText, renderer }: Common, app: string, remote: RegistryRemote) {
  const release = readReleaseManifest(site, app, remote.live.version)
  const pages = remote.routes.map((route) => {
    const published = release.routes.find(({ path }) => path === route.path)
    const given = { ...(published?.showsFeed && feedText !== undefined && { feed: feedText }) }
    return { route, published, rendering: ahead(renderer.renderPage(route, app, given)) }
  })
  return { app, remote, release, pages }
}

async function* remotePages(common: Common, started: Started): AsyncGenerator<SiteText> {
  const { site, registry, feedText } = common
  const { app, remote, release, pages } = started
  const { version } = remote.live
  const cache = renderCache(site, registry.host.version, app, version)
  // Registries of earlier versions list no scripts.
  const graph = remote.live.graph ?? scriptGraph(wholeRelease(site, app, version), release)
  const live = { ...remote.live, graph }
  const begun = await Promise.all(hooks('reconcile').map(({ beside }) => beside?.(app)))
  const beside = begun.filter((each) => each !== undefined)
  for (const page of pages) {
    const rendered = await page.rendering
    const text = readable(page.route.path, app, () => {
      for (const each of beside) each.add(page.published ?? page.route, rendered)
      return pageHtml(routeParts(common, started, live, page, rendered))
    })
    yield { file: pageFile(page.route.path), text, cache }
  }
  const isListed = release.routes.some(({ showsFeed }) => showsFeed)
  for (const { texts } of beside)
    for (const [file, text] of Object.entries(texts(isListed ? feedText : undefined)))
      yield { file, text, cache }
}

function routeParts(
  common: Common,
  { app, remote: { canary }, release }: Started,
  live: ReleaseEntry,
  { route, published }: Started['pages'][number],
  rendered: RenderedPage | null,
): PageParts {
  const { settings, feedText } = common
  const isMounted = isListedMounted(live, release)
  const { forAll, store } = hostModules(common.host, isMounted)
  const modules = remoteModules(live, route)
  return {
    ...common,
    registry: pageRegistry(common.registry, app, route.path),
    route,
    rendered,
    integrity: { ...common.hostScripts, ...remoteIntegrity(live, route.path) },
    published: published?.structuredData ?? [],
    start: settings.tryOutOrigins ? 'now' : published?.start,
    feed: published?.showsFeed && { text: feedText },
    canaryScript:
      canary && rendered?.hasContent ? canaryBootScript(app, canary, settings.cohort) : undefined,
    modules: [...forAll, ...modules.forAll],
    store: { modules: store, isNeeded: isMounted || !release.withoutStore?.includes(route.path) },
    signedInModules: modules.forSignedIn,
  }
}

/** The not-found page, and those that say why a page is gone. */
function startOwnPages({ registry: { retired = [] }, renderer }: Common) {
  return [undefined, ...retired.filter(isGone)].map((page) => {
    const route = { ...notFound, path: page?.path ?? notFoundPath }
    return {
      page,
      rendering: ahead(renderer.renderPage(route, hostApp, page && { retired: page })),
    }
  })
}

async function* ownPages(
  common: Common,
  pages: ReturnType<typeof startOwnPages>,
): AsyncGenerator<SiteText> {
  const { site, registry, host } = common
  const { version } = registry.host
  const cache = renderCache(site, version, hostApp, version)
  const { forAll, store } = hostModules(host, false)
  for (const { page, rendering } of pages) {
    const text = pageHtml({
      ...common,
      registry: { ...pageRegistry(registry), ...(page && { retired: [page] }) },
      route: notFound,
      rendered: await rendering,
      integrity: common.hostScripts,
      modules: forAll,
      store: { modules: store, isNeeded: true },
    })
    yield { file: page ? goneFile(page.path) : notFoundFile, text, cache }
  }
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
