import { canaryBootStyle } from '../../../shared/contract/federation/canary-choice'
import type { RenderedPage } from '../../../shared/contract/federation/page-renderer'
import { documentMark } from '../../../shared/browser/files/document-mark'
import type { RouteEntry, StructuredData } from '../../../shared/contract/routing/remote-contract'
import { nodesAttribute, type StartPolicy } from '../../../shared/contract/start/start-data'
import type { PageRegistry } from '../registry/page-registry'
import type { SiteSettings } from '../registry/site-settings'
import { countNodes } from './html-tree'
import { contentPolicies } from './content-policy'
import { escapeHtml, scriptJson } from './escape-html'
import { feedPart, type FeedPart } from './feed-part'
import { emptyRoot, scriptsFor, type HostDocument } from './host-document'
import { pageHead } from './page-head'
import { leftAlone, unstartedNotice } from './rewritten-by-others'
import type { ScriptIntegrity } from './script-integrity'
import { linkRules } from './speculation-rules'
import { startTag } from './start-tag'

export interface PageParts {
  frame: HostDocument
  registry: PageRegistry
  settings: SiteSettings
  route: RouteEntry
  /** Paths of guarded pages, whose documents are not prefetched. */
  guarded: readonly string[]
  /** Structured data that the remote publishes for the route. */
  published?: readonly StructuredData[]
  /** Addresses of the modules that the page needs first. */
  modules?: readonly string[]
  /** Addresses of the store's modules, and whether the page needs them. */
  store: { modules: readonly string[]; isNeeded: boolean }
  /** Addresses of modules that only signed-in visitors need. */
  signedInModules?: readonly string[]
  /** Absent: the integrity of scripts is not checked. */
  integrity?: ScriptIntegrity
  /** Hides the content in browsers that get the canary; absent without a canary. */
  canaryScript?: string | undefined
  /** Null: the page appears when its scripts run. */
  rendered?: RenderedPage | null
  /** When the page's scripts start. Absent: at once. */
  start?: StartPolicy | undefined
  /** The feed of a page that lists it; `text` when it is the host's own. */
  feed?: { text: string | undefined } | undefined
  /** Absent: the page belongs to the live site. */
  notice?: PageNotice | undefined
}

/** Says that a page is not the live site's. It starts at once, and search engines leave it out. */
export interface PageNotice {
  /** For the head. */
  tags: readonly string[]
  /** At the end of the body. */
  html: string
}

/** The document of a route: the host's document with the route's head and content, registry and settings. */
export function pageHtml(parts: PageParts): string {
  const { frame, settings, route, guarded, rendered = null, feed } = parts
  const articles = feed && feedPart(rendered, settings.feedAddress, feed.text)
  const content = rendered && { ...rendered, html: articles?.html ?? rendered.html }
  const start = startData(parts, articles)
  const waiting = start === undefined ? '' : (articles?.template ?? '') + linkRules(guarded)
  const dependsOnScripts = parts.start !== 'intent' || !content?.hasContent
  const head =
    frame.links +
    (start ?? '') +
    scriptsFor(frame.scripts, settings) +
    headEnd(parts, dependsOnScripts)
  const body = [
    frame.body,
    root(route, content),
    bodyOf(frame, content),
    dependsOnScripts ? unstartedNotice.html : '',
    bodyEnd(parts, waiting),
  ].join('')
  const tags = headTags(parts, articles, start === undefined)
  const policies = contentPolicies([frame.top, head, body, ...tags].join(''), settings).map(
    (policy) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
  return leftAlone(frame.top + [...policies, ...tags].join('\n') + head + body + frame.end)
}

/** Undefined: the page's scripts start at once, as with hosts of earlier versions. */
function startData(parts: PageParts, articles: FeedPart | undefined) {
  const { frame, notice, feed, start = 'now', rendered = null, modules = [], store } = parts
  if (!frame.canWait || notice) return undefined
  // Only the page's scripts can show a feed that the document is not prepared for.
  const policy = feed && !articles && start === 'intent' ? 'idle' : start
  return startTag(policy, rendered, modules, store, articles?.feed)
}

function headTags(parts: PageParts, articles: FeedPart | undefined, startsAtOnce: boolean) {
  const { settings, route, published, canaryScript, integrity, notice } = parts
  const modules = startsAtOnce ? [...(parts.modules ?? []), ...parts.store.modules] : []
  return [
    ...pageHead(notice ? { ...route, indexed: false } : route, published ?? []),
    ...(notice?.tags ?? []),
    `<script type="application/json" ${documentMark}>${scriptJson(settings)}</script>`,
    ...(canaryScript === undefined
      ? []
      : [`<style>${canaryBootStyle}</style>`, `<script>${canaryScript}</script>`]),
    ...(articles ? [articles.preloads] : []),
    // It comes before the first module's address: some browsers ignore a later import map.
    ...(integrity ? [`<script type="importmap">${scriptJson({ integrity })}</script>`] : []),
    // One round trip for the whole graph, not one for each level of imports.
    ...modules.map((address) => `<link rel="modulepreload" href="${escapeHtml(address)}">`),
  ]
}

/** Styles come last: the inline scripts before them run while most of the document is still loading. */
function headEnd({ signedInModules = [], rendered }: PageParts, dependsOnScripts: boolean) {
  const preloads = signedInModules.length === 0 ? [] : [preloadIfSignedIn(signedInModules)]
  const notice = dependsOnScripts ? [unstartedNotice.style] : []
  return `  ${[...preloads, ...notice, ...(rendered ? [rendered.styles] : [])].join('\n')}\n  </head>`
}

/** Preloads modules for signed-in visitors. The boot script has marked the root element by then. */
const preloadIfSignedIn = (modules: readonly string[]) =>
  [
    '<script>',
    `if ('signedIn' in document.documentElement.dataset) ${scriptJson(modules)}.forEach(function (address) {`,
    "  var link = document.createElement('link')",
    "  link.rel = 'modulepreload'",
    '  link.href = address',
    '  document.head.append(link)',
    '})',
    '</script>',
  ].join('\n')

/** The root's attributes say which page it contains (read by host/src/pages/hydration/prerendered-page.ts). */
function root({ path }: RouteEntry, content: RenderedPage | null) {
  if (content === null) return emptyRoot
  const { html, hasContent } = content
  return `<div id="root" data-path="${escapeHtml(path)}" ${nodesAttribute}="${countNodes(html)}"${hasContent ? ' data-content' : ''}>${html}</div>`
}

/** The rest of the host's body. A page that shows something without scripts needs no notice. */
function bodyOf(frame: HostDocument, content: RenderedPage | null) {
  const rest = `${frame.rest}  `
  const needsNoNotice = content?.hasContent || content?.html.includes('<noscript>')
  return needsNoNotice ? rest.replace(/<noscript[^>]*>[\s\S]*?<\/noscript>\s*/, '') : rest
}

/** The registry comes last, because nothing visible needs it. */
const bodyEnd = ({ registry, notice }: PageParts, waiting: string) =>
  `${waiting}<script type="application/json" id="registry">${scriptJson(registry)}</script>\n` +
  `  ${notice?.html ?? ''}</body>`
