import type { ReactNode } from 'react'
import { recordClientError } from '@fivefold/shared/analytics/error-log'
import { useLocation } from '@fivefold/shared/routing/link'
import { ErrorBoundary } from 'react-error-boundary'
import { ErrorScreen } from './error-screen'

/** Shows the error screen in place of what cannot be drawn, until another page or a try succeeds. */
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
