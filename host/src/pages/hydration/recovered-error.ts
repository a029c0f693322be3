import { recordClientError } from '@fivefold/shared/analytics/error-log'

/**
 * Handles an error that React recovered from during hydration. A component's error goes to the error log. A hydration
 * mismatch does not, since an extension can cause one; tests fail on it.
 */
export function recordRecoveredError(error: unknown) {
  if (error instanceof Error && error.cause !== undefined) recordClientError(error.cause)
  else console.error('Hydration mismatch:', error)
}
