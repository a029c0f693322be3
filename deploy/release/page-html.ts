import { brand } from '../../shared/brand'
import type { RouteEntry, StructuredData } from '../../shared/routing/remote-contract'
import { canonicalPath } from '../../shared/routing/canonical-path'
import { documentTitle } from '../../shared/routing/document-title'
import { contentPolicy } from './content-policy'
import { escapeHtml, scriptJson } from './escape-html'
import type { PageRegistry } from './page-registry'
import type { SiteSettings } from './site-settings'
import { structuredData } from './structured-data'

const headMarker = '<!--page-head-->'

/** The document of a route: the host's page with the route's head, its part of the registry and the settings. */
export function pageHtml(
  template: string,
  route: RouteEntry,
  registry: PageRegistry,
  settings: SiteSettings,
  published: readonly StructuredData[] = [],
) {
  const tags = [
    `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(template, settings)}">`,
    ...headTags(route, published),
    `<script type="application/json" id="site-config">${scriptJson(settings)}</script>`,
    `<script type="application/json" id="registry">${scriptJson(registry)}</script>`,
  ]
  return template.replace(headMarker, () => tags.join('\n    '))
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
