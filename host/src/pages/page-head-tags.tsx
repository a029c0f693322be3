import { useEffect } from 'react'
import { trackPageView } from '@fivefold/shared/analytics/track'
import { useLocation } from '@fivefold/shared/routing/link'
import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import { applyHead } from './apply-head'
import { announcePage } from './page-announcement'
import { canonicalPath } from '@fivefold/shared/routing/canonical-path'
import { documentTitle } from '@fivefold/shared/routing/document-title'

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
