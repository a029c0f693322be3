import { recordEarlyEvent } from '@fivefold/shared/analytics/early-events'
import { errorLogKey, storeErrors } from '@fivefold/shared/analytics/stored-errors'
import { storeArea } from '@fivefold/shared/storage/browser-storage'
import { storedList } from '@fivefold/shared/storage/stored-list'

/** Records errors as the shell's error log does, until that takes over. @returns a function that stops it. */
export function recordEarlyErrors(): () => void {
  const ended = new AbortController()
  const options = { signal: ended.signal }
  window.addEventListener(
    'error',
    ({ error, message }) => recordEarlyError(error ?? message, 'error'),
    options,
  )
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => recordEarlyError(reason, 'unhandledrejection'),
    options,
  )
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) =>
      recordEarlyError(`Refused by ${effectiveDirective}: ${blockedURI}`, 'policy'),
    options,
  )
  return () => ended.abort()
}

/** @param kind the event type that reported the error. */
export function recordEarlyError(error: unknown, kind: string) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const made = {
    message,
    stack,
    context: { kind },
    timestamp: new Date().toISOString(),
    url: window.location.href,
    userAgent: navigator.userAgent,
  }
  storeErrors(storeArea, [...storedList(storeArea, errorLogKey), made])
  recordEarlyEvent('exception', { description: message, fatal: false })
}
