import { recordClientError } from '@fivefold/shared/analytics/error-log'

/**
 * Handles an error that React recovered from during hydration. An error that a component threw goes to the error log.
 * A hydration mismatch does not: an extension that changes the page meanwhile causes it, too. Tests fail on it.
 */
export function recordRecoveredError(error: unknown) {
  if (error instanceof Error && error.cause !== undefined) recordClientError(error.cause)
  else console.error('Hydration mismatch:', error)
}
