import * as v from 'valibot'
import { countWords } from '../browser/words/count-words'

/**
 * Maximum characters of a free text.
 * @example textLimit // 10000
 */
export const textLimit = 10_000

/**
 * Maximum characters of a name, a phone number or another single-line text.
 * @example lineLimit // 200
 */
export const lineLimit = 200

/**
 * Limits the characters in a rule of one's own.
 * @example v.safeParse(v.pipe(v.string(), limited(4)), 'Paris').success // false
 */
export const limited = (limit: number) =>
  v.maxLength<string, number, string>(
    limit,
    `Shorten this to ${countWords(limit)} characters or fewer.`,
  )

/**
 * A text that is not blank; `message` says what to enter.
 * @example v.safeParse(requiredText('Enter a company'), ' ').success // false
 */
export const requiredText = (message: string, limit = textLimit) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), limited(limit))

/** @example v.parse(optionalText(), ' Acme ') // 'Acme' */
export const optionalText = (limit = textLimit) =>
  v.pipe(v.optional(v.string(), ''), v.trim(), limited(limit))

/**
 * Maximum characters of an email address.
 * @example emailLimit // 254
 */
export const emailLimit = 254

/**
 * Requires only an @, as the specification does; `required` and type=email require more.
 * @example v.is(emailText(), 'a@b.example') // true
 */
export const emailText = (
  missing = 'Enter your email address.',
  wrong = 'Enter an address with an @, for example name@company.com.',
) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.includes('@', wrong),
    limited(emailLimit),
  )

/**
 * One of the listed values; without a choice the error is `message`.
 * @example v.is(requiredChoice(['team', 'solo'], 'Choose a plan'), 'team') // true
 */
export const requiredChoice = <const Values extends readonly string[]>(
  values: Values,
  message: string,
) => v.picklist(values, message)

/**
 * A checkbox that must be ticked.
 * @example v.is(requiredTick('Agree to the terms'), true) // true
 */
export const requiredTick = (message: string) => v.literal(true, message)
