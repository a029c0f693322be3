import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { useIsHydrated } from '@fivefold/shared/session/current-user'
import type { SiteRoute } from '../registry/parse-registry'
import { hasPrerenderedContent } from '../hydration/prerendered-page'
import { loading, type PageState, type RemotePageError } from '../loader/page-states'
import { pageLoader } from '../loader/site-page-loader'

export type ShownPage =
  | PageState
  /** `error`: why the page will not become interactive. */
  | { status: 'prerendered'; error: RemotePageError | undefined }

/**
 * The state of a route's page; requests the page if nobody has. Content that the document came with
 * stays until the page itself has loaded, and for good if that fails.
 */
export function useRemotePage(route: SiteRoute): ShownPage {
  const { path } = route
  const state = useSyncExternalStore(
    pageLoader.subscribe,
    () => pageLoader.stateOf(path),
    () => (hasPrerenderedContent(path) ? pageLoader.stateOf(path) : loading),
  )
  const isHydrating = !useIsHydrated()
  const [keepsContent, setKeepsContent] = useState(isHydrating && hasPrerenderedContent(path))
  if (keepsContent && state.status === 'ready') setKeepsContent(false)
  useEffect(() => pageLoader.request(route), [route])
  if (!keepsContent || state.status === 'ready') return state
  if (isHydrating && state.status === 'loading') use(pageLoader.settled(path))
  // Hydration must match the document; the failure shows with the next render.
  const error = state.status === 'failed' && !isHydrating ? state.error : undefined
  return { status: 'prerendered', error }
}
