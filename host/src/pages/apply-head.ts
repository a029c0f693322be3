import { brand } from '@fivefold/shared/brand'

export interface HeadOfPage {
  title: string
  description: string
  pathname: string
}

/** Writes a page's title, description, canonical and social tags into the document. */
export function applyHead({ title, description, pathname }: HeadOfPage) {
  const address = new URL(pathname, brand.siteUrl).href
  document.title = title
  setAttribute('meta[name="description"]', 'content', description)
  setAttribute('link[rel="canonical"]', 'href', address)
  setAttribute('meta[property="og:title"]', 'content', title)
  setAttribute('meta[property="og:description"]', 'content', description)
  setAttribute('meta[property="og:url"]', 'content', address)
}

function setAttribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
