import * as v from 'valibot'
import { lineLimit } from '@fivefold/shared/forms/rules'
import { isText, noText } from './text'
import { isPlainEmail } from './email-address'

export const text = v.pipe(
  v.string(),
  v.maxLength(10_000, 'is longer than 10,000 characters'),
  v.check(isText, noText),
)

/** Begins the ids that the intake makes itself, of forms without scripts. No browser may send one. */
export const formPrefix = 'form-'
const noId = 'is no id of a record'
export const recordId = v.pipe(v.string(), v.regex(/^(?!form-)[\w-]{8,40}$/, noId))
export const formId: typeof recordId = v.pipe(v.string(), v.regex(/^form-[\da-f]{32}$/, noId))

/** In UTC, with milliseconds and `Z`, whatever the sender writes: not every reader of ours knows all of ISO 8601. */
export const timestamp = v.pipe(
  text,
  v.isoTimestamp('is no time'),
  v.transform(utcOf),
  v.nonEmpty('is no time'),
)

function utcOf(given: string): string {
  const offset = /([+-]\d\d):?(\d\d)?$/
  const time = new Date(
    given.replace(' ', 'T').replace(offset, (_, hours, minutes = '00') => `${hours}:${minutes}`),
  )
  const utc = Number.isNaN(time.getTime()) ? '' : time.toISOString()
  // PostgreSQL reads no year 0, and none with a sign.
  return /^(?!0000)\d/.test(utc) ? utc : ''
}

export const emailAddress = v.pipe(text, v.trim(), v.check(isPlainEmail, 'is no email address'))

/** The address of a stored record, which may be older than the rules for addresses. */
export const storedEmail = v.pipe(
  text,
  v.trim(),
  v.regex(/^[^\s@]+@[^\s@]+$/, 'is no email address'),
)

/** A name that others read. Nobody is named as an address. */
export const personName = v.pipe(
  text,
  v.trim(),
  v.nonEmpty('is empty'),
  v.maxLength(lineLimit, `is longer than ${lineLimit} characters`),
  v.check((one) => !one.includes('@'), 'is an address'),
)
