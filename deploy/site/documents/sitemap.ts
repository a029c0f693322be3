import { brand } from '../../../shared/brand'
import type { RouteEntry } from '../../../shared/contract/routing/remote-contract'
import { escapeHtml } from './escape-html'

export function sitemapXml(routes: readonly RouteEntry[]) {
  const addresses = routes
    .filter((route) => route.indexed)
    .map((route) => escapeHtml(new URL(route.path, brand.siteUrl).href))
    .toSorted()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}

export function robotsText() {
  return `User-agent: *\nAllow: /\n\nSitemap: ${brand.siteUrl}/sitemap.xml\n`
}
