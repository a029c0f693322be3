import { recordClientError } from '@fivefold/shared/analytics/error-log'

/**
 * Handles an error that React recovered from during hydration. An error that a component threw goes
 * to the error log; a hydration mismatch is a bug and is reported as uncaught.
 */
export function recordRecoveredError(error: unknown) {
  if (error instanceof Error && error.cause !== undefined) recordClientError(error.cause)
  else reportError(error)
}
