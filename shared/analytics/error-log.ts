import * as v from 'valibot'
import { localArea } from '../store/browser-storage'
import { errorOrigin } from './error-origin'
import { trackEvent } from './track'

/** Caps of the first specification, section 9. */
export const rememberedErrorLimit = 50
export const storedErrorLimit = 10
export const errorLogKey = 'error_logs'

/** An error in a loop would otherwise write and report without end. */
const errorsPerMinute = 120
/** Characters; a stack of a runaway recursion is long and says the same again and again. */
const longestStack = 8000

export interface ErrorContext {
  /** The remote whose code failed, and its release; absent: read from the error's stack. */
  readonly remote?: string | undefined
  readonly version?: string | undefined
  readonly [detail: string]: unknown
}

const text = v.nullish(v.string(), '')
const ClientErrorSchema = v.object({
  message: v.string(),
  stack: text,
  context: v.nullish(v.record(v.string(), v.unknown()), () => ({})),
  timestamp: text,
  url: text,
  userAgent: text,
  remote: v.nullish(v.string(), null),
  version: v.nullish(v.string(), null),
})
export type ClientErrorRecord = Readonly<v.InferOutput<typeof ClientErrorSchema>>

/** What a release is to this visitor; `undefined` where it is the live one or not known. */
type ReleaseRole = (remote: string, version: string) => string | undefined

let releaseRole: ReleaseRole = () => undefined

/** The host says once how releases are told apart, so that a canary's errors name it as one. */
export function nameReleaseRoles(lookup: ReleaseRole): void {
  releaseRole = lookup
}

let remembered: ClientErrorRecord[] = []
let isRecording = false
let minute = { startedAt: 0, count: 0 }

/** Remembers the error, stores the latest ones and reports it to analytics. Never throws. */
export function recordClientError(error: unknown, context: ErrorContext = {}): void {
  if (isRecording || !isWithinBudget(Date.now())) return
  isRecording = true
  try {
    const record = errorRecord(error, context)
    remembered = [...remembered, record].slice(-rememberedErrorLimit)
    const stored = [...storedClientErrors(), record].slice(-storedErrorLimit)
    localArea.set(errorLogKey, JSON.stringify(stored))
    trackEvent('exception', {
      description: record.message,
      fatal: false,
      remote: record.remote,
      version: record.version,
    })
  } catch (failure) {
    console.warn('[errors] An error could not be recorded', failure)
  } finally {
    isRecording = false
  }
}

/** The errors of this page load, oldest first. */
export function clientErrors(): readonly ClientErrorRecord[] {
  return remembered
}

/** The last errors of this browser, of earlier page loads and other tabs too, oldest first. */
export function storedClientErrors(): ClientErrorRecord[] {
  try {
    const stored: unknown = JSON.parse(localArea.get(errorLogKey) ?? '[]')
    return (Array.isArray(stored) ? stored : []).flatMap((record) => {
      const read = v.safeParse(ClientErrorSchema, record)
      return read.success ? read.output : []
    })
  } catch {
    return []
  }
}

export function forgetClientErrors(): void {
  remembered = []
}

/** Records what nobody caught. Answers how to stop. */
export function installErrorLog(): () => void {
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

function onError(event: ErrorEvent): void {
  recordClientError(event.error ?? event.message, { kind: 'error' })
}

function onRejection(event: PromiseRejectionEvent): void {
  recordClientError(event.reason, { kind: 'unhandledrejection' })
}

function errorRecord(error: unknown, details: ErrorContext): ClientErrorRecord {
  const { remote: ownRemote, version: ownVersion, ...context } = details
  const isError = error instanceof Error
  const stack = isError ? (error.stack ?? '').slice(0, longestStack) : ''
  const origin = errorOrigin(stack)
  const remote = ownRemote ?? origin?.remote ?? null
  const version = ownVersion ?? origin?.version ?? null
  const release = remote && version ? releaseRole(remote, version) : undefined
  return {
    message: isError ? error.message || error.name : textOf(error),
    stack,
    context: serialisable(release === undefined ? context : { ...context, release }),
    timestamp: new Date().toISOString(),
    url: window.location.href,
    userAgent: navigator.userAgent,
    remote,
    version,
  }
}

/** Circular values, functions and the like become text rather than a second error. */
function serialisable(context: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => {
      try {
        return [name, JSON.parse(JSON.stringify(value ?? null))]
      } catch {
        return [name, textOf(value)]
      }
    }),
  )
}

function textOf(value: unknown): string {
  try {
    return String(value)
  } catch {
    return 'Unknown error'
  }
}

function isWithinBudget(now: number): boolean {
  if (now - minute.startedAt > 60_000) minute = { startedAt: now, count: 0 }
  minute.count += 1
  return minute.count <= errorsPerMinute
}
