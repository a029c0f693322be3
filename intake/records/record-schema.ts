import * as v from 'valibot'
import { isPlainAddress } from './email-address'

/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
export const isText = (one: string) => !one.includes('\0') && one.isWellFormed()

export const text = v.pipe(
  v.string(),
  v.maxLength(10_000, 'is longer than 10,000 characters'),
  v.check(isText, 'has characters that no text has'),
)

/** Begins the ids that the intake makes itself, of forms without scripts. No browser may send one. */
export const formPrefix = 'form-'
const noId = 'is no id of a record'
export const recordId = v.pipe(v.string(), v.regex(/^(?!form-)[\w-]{8,40}$/, noId))
export const formId: typeof recordId = v.pipe(v.string(), v.regex(/^form-[\da-f]{32}$/, noId))

export const timestamp = v.pipe(text, v.isoTimestamp('is no time'))

export const emailAddress = v.pipe(text, v.trim(), v.check(isPlainAddress, 'is no email address'))

/** The address of a stored record, which may be older than the rules for addresses. */
export const storedAddress = v.pipe(
  text,
  v.trim(),
  v.regex(/^[^\s@]+@[^\s@]+$/, 'is no email address'),
)
