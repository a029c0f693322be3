import { recordClientError } from '@fivefold/shared/analytics/error-log'

/**
 * What React met as it made the document interactive and got over. What a component threw is in
 * the error log; a document that differs from what the browser renders is a defect and nobody's to
 * catch.
 */
export function recordRecoveredError(error: unknown) {
  if (error instanceof Error && error.cause !== undefined) recordClientError(error.cause)
  else reportError(error)
}
