import { memo, useState, useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { recordClientError } from '@fivefold/shared/analytics/error-log'
import { PageSkeleton } from '@fivefold/shared/ui/skeleton'
import type { SiteRoute } from '../../loading/registry/registry'
import { InteractivePage } from '../../screens/main-content/interactive-marker'
import { PageReady } from '../scroll/scroll-context'
import { pageAttribute, contentOnScreen } from './content-on-screen'
import { failureDetails } from './failure-details'
import type { PageState, RemotePageError } from '../../loading/loader/page-states'
import { pageLoader } from '../../loading/loader/site-page-loader'
import { tryPageAgain } from './try-page-again'
import { useRemotePage } from './use-remote-page'
import { keepsChildren } from '@fivefold/shared/loading/static-part'
import { NotInteractive } from './not-interactive'
import { ErrorScreen } from '../../screens/error-screen'
import { mainId } from '../../screens/main-content/main-content'
import { watchLinksInView } from '../../loading/prefetch/links-in-view'
import { pagePrefetch } from '../../loading/prefetch/site-prefetch'

/** A remote's page: a skeleton while it loads, then the page or the error screen. */
export function RemotePage({ route }: { route: SiteRoute }) {
  const state = useRemotePage(route)
  if (state.status === 'ready') return <ReadyPage route={route} state={state} />
  if (state.status === 'loading') return <PageSkeleton />
  const tryAgain = () => void tryPageAgain(route)
  const detailsOf = ({ context, message }: RemotePageError) =>
    failureDetails(route, context, message)
  if (state.status === 'prerendered') {
    const failure = state.error && detailsOf(state.error)
    return <PrerenderedContent failure={failure} onTryAgain={tryAgain} />
  }
  return <BrokenPage path={route.path} details={detailsOf(state.error)} onTryAgain={tryAgain} />
}

interface ReadyPageProps {
  route: SiteRoute
  state: Extract<PageState, { status: 'ready' }>
}

/** Memoized by page: changes of the shell during hydration must not render it again. */
const ReadyPage = memo(function ReadyPage({ route, state: { Page, context } }: ReadyPageProps) {
  return (
    <div {...{ [pageAttribute]: route.path }}>
      <ErrorBoundary
        resetKeys={[Page]}
        onError={(error) => {
          recordClientError(error, context)
          pageLoader.fallBack(route, context.version)
        }}
        fallbackRender={({ error }) => (
          <BrokenPage
            path={route.path}
            details={failureDetails(route, context, String(error))}
            onTryAgain={() => void tryPageAgain(route)}
          />
        )}
      >
        <Page />
        <PageReady />
        <InteractivePage />
        <PrefetchLinks />
      </ErrorBoundary>
    </div>
  )
})

interface PrerenderedContentProps {
  /** Why the page will not become interactive; undefined while it still may. */
  failure: string | undefined
  onTryAgain: () => void
}

/** The document's content, until the page itself has loaded. */
function PrerenderedContent({ failure, onTryAgain }: PrerenderedContentProps) {
  return (
    <>
      <div {...keepsChildren} />
      {failure !== undefined && <NotInteractive details={failure} onTryAgain={onTryAgain} />}
    </>
  )
}

interface BrokenPageProps {
  path: string
  details: string
  onTryAgain: () => void
}

/** Replaces a failed page with a copy of its prerendered content, if it has any, else with the error screen. */
function BrokenPage({ path, details, onTryAgain }: BrokenPageProps) {
  // During the first render, the failed page is still on the screen.
  const [content] = useState(() => contentOnScreen(path))
  if (content === undefined) return <ErrorScreen details={details} onTryAgain={onTryAgain} />
  return (
    <>
      <div ref={(element) => element?.replaceChildren(...content)} />
      <NotInteractive details={details} onTryAgain={onTryAgain} />
    </>
  )
}

/** Rendered with a page; prefetches a few of the pages that its visible links lead to. */
function PrefetchLinks() {
  useEffect(() => {
    const main = document.getElementById(mainId)
    return main === null ? undefined : watchLinksInView(main, pagePrefetch.guesses())
  }, [])
  return null
}
