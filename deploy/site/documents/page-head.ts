import { brand } from '../../../shared/brand'
import { canonicalPath } from '../../../shared/contract/routing/canonical-path'
import { documentTitle } from '../../../shared/contract/routing/document-title'
import { paths } from '../../../shared/contract/routing/paths'
import type { RouteEntry, StructuredData } from '../../../shared/contract/routing/remote-contract'
import { escapeHtml, scriptJson } from './escape-html'

/** The tags of a page's head that describe it to search engines and other sites. */
export function pageHead(route: RouteEntry, published: readonly StructuredData[]): string[] {
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

/**
 * schema.org data of a page: the organization on the home page, breadcrumbs on the others, and what
 * the page's remote publishes for it.
 */
function structuredData(
  route: RouteEntry,
  address: string,
  published: readonly StructuredData[],
): StructuredData[] {
  if (!route.indexed) return []
  const own = route.path === paths.home ? [organization, website] : [breadcrumbs(route, address)]
  return [...own, ...published].map((data) => ({ '@context': 'https://schema.org', ...data }))
}

const organization = {
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.legalName,
  url: brand.siteUrl,
  logo: `${brand.siteUrl}/icon-512.png`,
  sameAs: Object.values(brand.links),
}

const website = {
  '@type': 'WebSite',
  name: brand.name,
  url: brand.siteUrl,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${brand.siteUrl}${paths.search}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
}

function breadcrumbs(route: RouteEntry, address: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: brand.siteUrl },
      { '@type': 'ListItem', position: 2, name: route.title, item: address },
    ],
  }
}
