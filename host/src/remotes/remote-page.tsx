import { ErrorBoundary } from 'react-error-boundary'
import { recordClientError } from '@fivefold/shared/analytics/error-log'
import { PageSkeleton } from '@fivefold/shared/ui/skeleton'
import type { SiteRoute } from '../registry/parse-registry'
import { ErrorScreen } from '../screens/error-screen'
import { PageReady } from '../scroll/scroll-context'
import { failureDetails } from './failure-details'
import { tryPageAgain } from './try-page-again'
import { useRemotePage } from './use-remote-page'

/** A page of a remote: skeleton while it loads, error screen when it fails, the page itself. */
export function RemotePage({ route }: { route: SiteRoute }) {
  const state = useRemotePage(route)
  const tryAgain = () => void tryPageAgain(route)
  if (state.status === 'loading') return <PageSkeleton />
  if (state.status === 'failed') {
    const details = failureDetails(route, state.error.context, state.error.message)
    return <ErrorScreen details={details} onTryAgain={tryAgain} />
  }
  const { Page, context } = state
  return (
    <ErrorBoundary
      resetKeys={[Page]}
      onError={(error) => recordClientError(error, context)}
      fallbackRender={({ error }) => (
        <ErrorScreen
          details={failureDetails(route, context, String(error))}
          onTryAgain={tryAgain}
        />
      )}
    >
      <Page />
      <PageReady />
    </ErrorBoundary>
  )
}
