import { localArea } from '../storage/browser-storage'
import { storedList } from '../storage/stored-list'
import {
  clientErrorRecord,
  readClientError,
  type ClientErrorRecord,
  type ErrorContext,
  type ReleaseRole,
} from './client-error-record'
import { errorLogKey, storeErrors } from './stored-errors'
import { trackEvent } from './track'

export { errorLogKey, storedErrorLimit } from './stored-errors'
export type { ClientErrorRecord, ErrorContext }

/**
 * Limit of specification 1, section 9.
 * @example rememberedErrorLimit // 50
 */
export const rememberedErrorLimit = 50

/** Otherwise an error in a loop would be written and reported endlessly. */
const errorsPerMinute = 120

/** Milliseconds within which a requested navigation usually starts. */
const leavingTime = 1000

let releaseRole: ReleaseRole = () => undefined

/**
 * The host calls it once, so that errors of a canary release have its role.
 * @internal For the host only.
 */
export function nameReleaseRoles(lookup: ReleaseRole): void {
  releaseRole = lookup
}

let remembered: ClientErrorRecord[] = []
let isRecording = false
let minute = { startedAt: 0, count: 0 }

/** Recently failed loads. They are not errors if the page is being left. */
const unconfirmed = new Set<ClientErrorRecord>()
let isLeft = false

/**
 * Records the error, stores the latest ones and reports it to analytics. Never throws.
 * @example recordClientError(new Error('No invoices'), { remote: 'billing' })
 */
export function recordClientError(error: unknown, context: ErrorContext = {}): void {
  record(error, context, report)
}

/**
 * Records a failed load, and withdraws it if the page is left right after. Browsers abort requests when the visitor
 * leaves; Firefox and WebKit as soon as the navigation starts. Nobody sees such a failure, and only later events
 * distinguish it.
 * @internal For the host only.
 */
export function recordLoadError(error: unknown, context: ErrorContext = {}): void {
  if (isLeft) return
  record(error, context, (made) => {
    unconfirmed.add(made)
    setTimeout(() => {
      if (unconfirmed.delete(made)) report(made)
    }, leavingTime)
  })
}

function record(
  error: unknown,
  context: ErrorContext,
  then: (made: ClientErrorRecord) => void,
): void {
  if (isRecording || !isWithinBudget(performance.now())) return
  isRecording = true
  try {
    const made = clientErrorRecord(error, context, releaseRole)
    remembered = [...remembered, made].slice(-rememberedErrorLimit)
    storeErrors(localArea, [...storedClientErrors(), made])
    then(made)
  } catch (failure) {
    console.warn('[errors] An error could not be recorded', failure)
  } finally {
    isRecording = false
  }
}

function report(made: ClientErrorRecord): void {
  const { message, remote, version } = made
  trackEvent('exception', { description: message, fatal: false, remote, version })
  window.dispatchEvent(new CustomEvent('fivefold:error', { detail: made }))
}

/**
 * The errors of this page load, oldest first.
 * @example clientErrors().at(-1)?.message
 */
export function clientErrors(): readonly ClientErrorRecord[] {
  return remembered
}

/**
 * The last errors of this browser, including earlier page loads and other tabs, oldest first.
 * @example storedClientErrors().length
 */
export function storedClientErrors(): ClientErrorRecord[] {
  return storedList(localArea, errorLogKey).flatMap((record) => {
    return readClientError(record) ?? []
  })
}

/** @example forgetClientErrors() */
export function forgetClientErrors(): void {
  remembered = []
}

/**
 * Records uncaught errors and policy violations, until the signal aborts.
 * @internal For the host only.
 */
export function installErrorLog(options: AddEventListenerOptions = {}): void {
  window.addEventListener('error', onError, options)
  window.addEventListener('unhandledrejection', onRejection, options)
  document.addEventListener('securitypolicyviolation', onViolation, options)
  window.addEventListener('pagehide', onTransition, options)
  window.addEventListener('pageshow', onTransition, options)
}

function onError(event: ErrorEvent): void {
  recordClientError(event.error ?? event.message, {
    kind: 'error',
    source: event.filename,
  })
}

function onRejection(event: PromiseRejectionEvent): void {
  recordClientError(event.reason, { kind: 'unhandledrejection' })
}

/** A policy in a `meta` element cannot report to an address. */
function onViolation(event: SecurityPolicyViolationEvent): void {
  recordClientError(`Refused by ${event.effectiveDirective}: ${event.blockedURI}`, {
    kind: 'policy',
    source: event.sourceFile,
  })
}

function onTransition({ type }: PageTransitionEvent): void {
  isLeft = type === 'pagehide'
  if (isLeft && unconfirmed.size > 0) withdrawUnconfirmed()
}

function withdrawUnconfirmed(): void {
  const times = new Set([...unconfirmed].map(({ timestamp }) => timestamp))
  const kept = storedClientErrors().filter(({ timestamp }) => !times.has(timestamp))
  storeErrors(localArea, kept)
  remembered = remembered.filter((made) => !unconfirmed.has(made))
  unconfirmed.clear()
}

function isWithinBudget(now: number): boolean {
  if (now - minute.startedAt > 60_000) minute = { startedAt: now, count: 0 }
  minute.count += 1
  return minute.count <= errorsPerMinute
}
