import { brand } from '../../../shared/brand'
import { paths } from '../../../shared/routing/paths'
import type { RouteEntry, StructuredData } from '../../../shared/routing/remote-contract'

/**
 * schema.org data of a page: the organization on the home page, breadcrumbs on the others, and what
 * the page's remote publishes for it.
 */
export function structuredData(
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
