import { cut } from '../../browser/words/cut'

/** Characters; the stack of an endless recursion is long and repetitive. */
const longestStack = 8000

export interface ErrorContext {
  /** The remote and release whose code failed; absent: they are read from the error's stack. */
  readonly remote?: string | undefined
  readonly version?: string | undefined
  readonly [detail: string]: unknown
}

/** The role of a release, such as `canary`; undefined for a live or unknown one. */
export type ReleaseRole = (remote: string, version: string) => string | undefined

export interface ClientErrorRecord {
  readonly message: string
  readonly stack: string
  readonly context: Record<string, unknown>
  /** In ISO format. */
  readonly timestamp: string
  readonly url: string
  readonly userAgent: string
  readonly remote: string | null
  readonly version: string | null
}

/** Reads a record of any release; undefined for other data. Uses no schemas: first visits load none. */
export function readClientError(stored: unknown): ClientErrorRecord | undefined {
  if (!isObject(stored) || typeof stored['message'] !== 'string') return undefined
  const text = (name: string) => stringOf(stored[name]) ?? ''
  return {
    message: stored['message'],
    stack: text('stack'),
    context: isObject(stored['context']) ? stored['context'] : {},
    timestamp: text('timestamp'),
    url: text('url'),
    userAgent: text('userAgent'),
    remote: stringOf(stored['remote']),
    version: stringOf(stored['version']),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const stringOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** The record of an error that has just occurred on this page. */
export function clientErrorRecord(
  error: unknown,
  details: ErrorContext,
  releaseRole: ReleaseRole,
): ClientErrorRecord {
  const { remote: ownRemote, version: ownVersion, ...context } = details
  const isError = error instanceof Error
  const stack = isError ? cut(error.stack ?? '', longestStack) : ''
  const origin = errorOrigin(`${stack} ${context['source']}`)
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

/** Turns circular values, functions and the like into text, so that they cause no second error. */
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

interface ErrorOrigin {
  remote: string
  version: string
}

/** A released file's address: `/remotes/{name}/{version}/…`, on any origin. */
const releasedFile = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s:]+)\//

/**
 * The remote and release of the topmost remote code in an error's stack, or undefined. A retried release has
 * percent-encoded characters in its address.
 */
export function errorOrigin(stack: string): ErrorOrigin | undefined {
  const [, remote, version] = releasedFile.exec(stack) ?? []
  if (remote === undefined || version === undefined) return undefined
  try {
    return { remote, version: decodeURIComponent(version) }
  } catch {
    return { remote, version }
  }
}
