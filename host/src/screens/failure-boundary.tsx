import type { ReactNode } from 'react'
import { recordClientError } from '@fivefold/shared/analytics/error-log'
import { useLocation } from '@fivefold/shared/routing/link'
import { ErrorBoundary } from 'react-error-boundary'
import { ErrorScreen } from './error-screen'

/** Shows the error screen if its children throw, until another page opens or Try Again succeeds. */
export function FailureBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return (
    <ErrorBoundary
      resetKeys={[key]}
      onError={(error) => recordClientError(error)}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <ErrorScreen details={String(error)} onTryAgain={resetErrorBoundary} />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
