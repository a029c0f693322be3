import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import type { SiteRoute } from '../../loading/registry/registry'
import { hasPrerenderedContent, isHydrated } from '../hydration/prerendered-page'
import { loading, type PageState, type RemotePageError } from '../../loading/loader/page-states'
import { pageLoader } from '../../loading/loader/site-page-loader'
import { useWhenBack } from '../../screens/use-when-back'
import { tryPageAgain } from './try-page-again'

export type ShownPage =
  | PageState
  /** `error` says why the page will not become interactive. */
  | { status: 'prerendered'; error: RemotePageError | undefined }

/**
 * The state of a route's page. Requests the page if it was not requested, and a failed one again when the site is
 * back. Prerendered content stays until the page has loaded, and for good if loading fails.
 */
export function useRemotePage(route: SiteRoute): ShownPage {
  const { path } = route
  const state = useSyncExternalStore(
    pageLoader.subscribe,
    () => pageLoader.stateOf(path),
    () => (hasPrerenderedContent(path) ? pageLoader.stateOf(path) : loading),
  )
  const isHydrating = !useIsHydrated()
  const [keepsContent, setKeepsContent] = useState(
    isHydrating && isHydrated() && hasPrerenderedContent(path),
  )
  if (keepsContent && state.status === 'ready') setKeepsContent(false)
  useEffect(() => pageLoader.request(route), [route])
  useWhenBack(state.status === 'failed' ? () => tryPageAgain(route, true) : undefined)
  if (!keepsContent || state.status === 'ready') return state
  // No hook may follow: once the page has arrived, a render skips this one.
  if (isHydrating && state.status === 'loading') use(pageLoader.settled(path))
  // Hydration must match the document; the next render shows the failure.
  const error = state.status === 'failed' && !isHydrating ? state.error : undefined
  return { status: 'prerendered', error }
}
