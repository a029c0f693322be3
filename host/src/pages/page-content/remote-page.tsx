import { memo } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { recordClientError } from '@fivefold/shared/analytics/error-log'
import { PageSkeleton } from '@fivefold/shared/ui/skeleton'
import { PrefetchLinks } from '../../loading/prefetch/prefetch-links'
import type { SiteRoute } from '../../loading/registry/registry'
import { InteractivePage } from '../../screens/main-content/interactive-marker'
import { PageReady } from '../scroll/scroll-context'
import { BrokenPage } from './broken-page'
import { pageAttribute } from './content-on-screen'
import { failureDetails } from './failure-details'
import type { PageState, RemotePageError } from '../../loading/loader/page-states'
import { PrerenderedContent } from './prerendered-content'
import { pageLoader } from '../../loading/loader/site-page-loader'
import { tryPageAgain } from './try-page-again'
import { useRemotePage } from './use-remote-page'

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
