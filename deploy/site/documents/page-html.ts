import { brand } from '../../../shared/brand'
import { canaryBootStyle } from '../../../shared/federation/canary-boot'
import type { RenderedPage } from '../../../shared/federation/page-renderer'
import { linkRulesId, nodesAttribute, type StartPolicy } from '../../../shared/start/start-data'
import type { RouteEntry, StructuredData } from '../../../shared/routing/remote-contract'
import { canonicalPath } from '../../../shared/routing/canonical-path'
import { documentMark } from '../../../shared/files/document-mark'
import { documentTitle } from '../../../shared/routing/document-title'
import { contentPolicies, speculationType } from './content-policy'
import { countNodes } from './count-nodes'
import { escapeHtml, scriptJson } from './escape-html'
import { feedPart } from './feed-part'
import type { PageRegistry } from '../registry/page-registry'
import type { SiteSettings } from '../registry/site-settings'
import { UserError } from '../../workspace/errors/user-error'
import type { ScriptIntegrity } from './script-integrity'
import { previewBanner, previewTags, type PreviewNotice } from './preview-notice'
import { speculationRules } from './speculation-rules'
import { startTag } from './start-tag'
import { structuredData } from './structured-data'

const headMarker = '<!--page-head-->'
const startMarker = '<!--page-start-->'
const emptyRoot = '<div id="root"></div>'
const scriptsNotice = /<noscript[^>]*>[\s\S]*?<\/noscript>\s*/

export interface PageParts {
  /** The host's document. */
  template: string
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
  store?: { modules: readonly string[]; isNeeded: boolean }
  /** Addresses of modules that only signed-in visitors need. */
  signedInModules?: readonly string[]
  /** Absent: the integrity of scripts is not checked. */
  integrity?: ScriptIntegrity
  /** Hides the content in browsers that get the canary; absent: there is no canary. */
  canaryScript?: string | undefined
  /** Null: the page appears when its scripts run. */
  rendered?: RenderedPage | null
  /** When the page's scripts start. Absent: at once. */
  start?: StartPolicy | undefined
  /** The feed of a page that lists it; `text` when it is the host's own. */
  feed?: { text: string | undefined } | undefined
  /** Absent: the page belongs to the live site. */
  preview?: PreviewNotice | undefined
}

/** The document of a route: the host's document with the route's head and content, registry and settings. */
export function pageHtml(parts: PageParts) {
  const {
    template,
    registry,
    settings,
    route,
    guarded,
    published,
    rendered = null,
    start = 'now',
    feed,
    modules = [],
    store = { modules: [], isNeeded: true },
    signedInModules = [],
    integrity,
    canaryScript,
    preview,
  } = parts
  const articles = feed && feedPart(rendered, settings.feedAddress, feed.text)
  // Hosts of earlier versions start at once.
  const startData =
    template.includes(startMarker) && !preview
      ? startTag(
          // Only the page's scripts can show a feed that the document is not prepared for.
          feed && !articles && start === 'intent' ? 'idle' : start,
          rendered,
          modules,
          store,
          articles?.feed,
        )
      : undefined
  const bodyEnd = startData ? `${articles?.template ?? ''}${linkRules(guarded)}` : ''
  const frame = withRegistry(template, registry, bodyEnd)
  const content = rendered && articles ? { ...rendered, html: articles.html } : rendered
  const page = withContent(withBanner(frame, preview), route, content)
  // Styles come last: the inline scripts before them run while most of the document is still loading.
  const headEnd = [
    ...(signedInModules.length === 0 ? [] : [preloadIfSignedIn(signedInModules)]),
    ...(rendered ? [rendered.styles] : []),
  ]
  const document = replaced(page, '</head>', `  ${headEnd.join('\n')}\n  </head>`)
  const tags = [
    ...headTags(preview ? { ...route, indexed: false } : route, published ?? []),
    ...(preview ? previewTags : []),
    `<script type="application/json" ${documentMark}>${scriptJson(settings)}</script>`,
    ...(canaryScript === undefined
      ? []
      : [`<style>${canaryBootStyle}</style>`, `<script>${canaryScript}</script>`]),
    ...(articles ? [articles.preloads] : []),
    // It comes before the first module's address: some browsers ignore a later import map.
    ...(integrity ? [`<script type="importmap">${scriptJson({ integrity })}</script>`] : []),
    // One round trip for the whole graph, not one for each level of imports.
    ...(startData === undefined ? [...modules, ...store.modules] : []).map(
      (address) => `<link rel="modulepreload" href="${escapeHtml(address)}">`,
    ),
  ]
  const started = document.replace(startMarker, () => startData ?? '')
  const policies = contentPolicies(started + tags.join(''), settings).map(
    (policy) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
  const head = [...policies, ...tags]
  return replaced(started, headMarker, head.join('\n'))
}

/** @throws UserError where the host's document lacks the text. */
function replaced(document: string, text: string, replacement: string) {
  if (document.includes(text)) return document.replace(text, () => replacement)
  throw new UserError(
    `The host's document has no ${text}, which a page is written into: ` +
      'put it back into host/index.html, build the host and release it.',
  )
}

/** The registry comes last, because nothing visible needs it. */
const withRegistry = (template: string, registry: PageRegistry, before: string) =>
  replaced(
    template,
    '</body>',
    `  ${before}<script type="application/json" id="registry">${scriptJson(registry)}</script>\n  </body>`,
  )

const withBanner = (template: string, preview: PreviewNotice | undefined) =>
  preview ? replaced(template, '</body>', `${previewBanner(preview)}</body>`) : template

/** Link rules are data until host/starter/link-rules.ts activates them. */
const linkRules = (guarded: readonly string[]) =>
  `<script type="${speculationType}" id="${linkRulesId}">${scriptJson(speculationRules(guarded))}</script>`

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

/** The root's attributes say which page it contains (read by host/src/hydration/prerendered-page.ts). */
function withContent(template: string, route: RouteEntry, rendered: RenderedPage | null) {
  if (rendered === null) return template
  const { html, hasContent } = rendered
  const path = escapeHtml(route.path)
  const root = `<div id="root" data-path="${path}" ${nodesAttribute}="${countNodes(html)}"${hasContent ? ' data-content' : ''}>${html}</div>`
  const needsNoNotice = hasContent || html.includes('<noscript>')
  const frame = needsNoNotice ? template.replace(scriptsNotice, '') : template
  return replaced(frame, emptyRoot, root)
}

function headTags(route: RouteEntry, published: readonly StructuredData[]) {
  const title = documentTitle(route)
  const address = new URL(canonicalPath(route.path), brand.siteUrl).href
  const card = new URL('/social-card.png', brand.siteUrl).href
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', route.description),
    ...(route.indexed ? [] : [named('robots', 'noindex')]),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:title', title),
    property('og:description', route.description),
    property('og:url', address),
    property('og:image', card),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', `${brand.name}: ${brand.tagline}`),
    named('twitter:card', 'summary_large_image'),
    ...structuredData(route, address, published).map(
      (data) => `<script type="application/ld+json">${scriptJson(data)}</script>`,
    ),
  ]
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`
