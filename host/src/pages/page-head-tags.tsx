import { useEffect } from 'react'
import { trackPageView } from '@fivefold/shared/analytics/track'
import { useLocation } from '@fivefold/shared/routing/link'
import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import { announcePage } from './page-announcement'
import { canonicalPath } from '@fivefold/shared/routing/canonical-path'
import { documentTitle } from '@fivefold/shared/routing/document-title'
import { brand } from '@fivefold/shared/brand'

/** Updates the head, announces the page and counts the view. */
export function PageHeadTags({ route }: { route: RouteEntry | undefined }) {
  const { pathname } = useLocation()
  const title = documentTitle(route)
  const description = route?.description ?? ''
  const canonical = route === undefined ? pathname : canonicalPath(route.path)
  useEffect(() => {
    // A screen reader has already announced the document's own title.
    if (document.title !== title) announcePage(title)
    applyHead({ title, description, pathname: canonical })
  }, [title, description, canonical])
  useEffect(() => trackPageView(pathname, title), [pathname, title])
  return null
}

interface HeadOfPage {
  title: string
  description: string
  pathname: string
}

/** Writes a page's title, description, canonical and social tags into the document. */
function applyHead({ title, description, pathname }: HeadOfPage) {
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
