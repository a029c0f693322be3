import * as v from 'valibot'

/*
 * The forms of a remote, as its release keeps them. A field's rule is JSON Schema, of which a small part is taken: each
 * check of a value takes time in proportion to its length.
 */

/** In the folder of a release. */
export const formListFile = 'forms.json'

/** Bytes of a list. */
export const longestList = 262_144

/** Formats of texts, by the names that JSON Schema has for them. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  // The specification asks for an @ alone; the record's own address is checked apart.
  email: (text) => text.includes('@'),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  time: (text) => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text),
  'date-time': (text) => v.is(v.pipe(v.string(), v.isoTimestamp()), text),
  uri: (text) => /^https?:/.test(text) && URL.canParse(text),
}

const atMost = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength<string, number, string>(most, `is longer than ${most} characters`),
    // PostgreSQL keeps neither.
    v.check((text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text), 'is no text'),
  )
const line = v.pipe(atMost(500), v.nonEmpty('is empty'))
const words = atMost(5_000)
/** A line end would end the header of a mail. */
const heading = v.pipe(line, v.regex(/^[^\p{Cc}]*$/u, 'has a line end'))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const name = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,63}$/, 'has other characters than a-z, 0-9 and -'),
)
/** Below the site's origin. Browsers skip tabs and line ends, so that the slashes around one are neighbours. */
const path = v.pipe(line, v.regex(/^\/(?![/\\])[!-~]*$/, 'is no address inside the site'))

/** Fields that a record has beside those of its form. */
const taken = new Set([
  'id',
  'created_at',
  'form',
  'release',
  'consent',
  'consentVersion',
  'user_id',
])

const fieldName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]\w{0,63}$/, 'is no name of a field'),
  v.check((name) => !taken.has(name) && !(name in {}), 'is a name that records have already'),
)

/** Messages, by the keyword of the rule that a value breaks. */
const about = { title: v.optional(line), errorMessage: v.optional(v.record(line, line)) }
const choices = v.optional(
  v.pipe(
    v.array(atMost(500)),
    v.minLength(1),
    v.maxLength(500),
    v.check((texts) => new Set(texts).size === texts.length, 'has a choice twice'),
  ),
)
const textRule = {
  type: v.literal('string'),
  minLength: v.optional(count),
  maxLength: v.optional(count),
  format: v.optional(v.picklist(Object.keys(formats), 'is no format that is known')),
  enum: choices,
  const: v.optional(words),
  default: v.optional(v.literal('')),
}
const bound = v.optional(v.pipe(v.number(), v.finite()))

const field = v.variant(
  'type',
  [
    v.strictObject({ ...about, ...textRule }),
    v.strictObject({ ...about, type: v.literal('boolean'), const: v.optional(v.boolean()) }),
    v.strictObject({
      ...about,
      type: v.picklist(['number', 'integer']),
      minimum: bound,
      maximum: bound,
    }),
    v.strictObject({
      ...about,
      type: v.literal('array'),
      items: v.strictObject({ ...about, ...textRule }),
      minItems: v.optional(count),
      maxItems: v.optional(count),
    }),
  ],
  'is no rule that a form may have',
)

/** `v.record` leaves these names out without a word. */
const unread = ['__proto__', 'constructor', 'prototype']
const named = v.custom<Record<string, unknown>>(
  (given) => !unread.some((name) => Object.hasOwn(Object(given), name)),
  'has a name that is no name of a field',
)

const fieldsOf = (most: number) =>
  v.pipe(
    named,
    v.record(fieldName, field),
    v.check((fields) => Object.keys(fields).length <= most, `has more than ${most} fields`),
  )

const form = v.strictObject({
  name: v.pipe(
    v.string(),
    v.check(
      (given) =>
        given.split('/').length === 2 && given.split('/').every((part) => v.is(name, part)),
      'is no name such as billing/visit-request',
    ),
  ),
  path,
  title: line,
  success: v.strictObject({ title: line, description: words }),
  receipt: v.optional(v.strictObject({ subject: heading, text: words, promise: line })),
  consent: v.strictObject({
    version: atMost(100),
    text: v.pipe(words, v.nonEmpty('is empty')),
    isTicked: v.optional(v.boolean()),
  }),
  fields: v.pipe(
    fieldsOf(50),
    v.check((fields) => fields['email']?.type === 'string', 'has no text field “email”'),
  ),
  fromAddress: v.optional(fieldsOf(20)),
  fixed: v.optional(v.pipe(named, v.record(fieldName, words))),
  /** The collection of the browser's store, and of records that came before forms had names. */
  collection: v.optional(line),
  code: v.optional(
    v.strictObject({ field: fieldName, prefix: name, title: line, text: words, path }),
  ),
})

const FormListSchema = v.strictObject({
  format: v.literal(1, 'is of a later version'),
  forms: v.pipe(
    v.array(form),
    v.maxLength(100, 'has more than 100 forms'),
    v.check(
      (forms) => new Set(forms.map(({ name }) => name)).size === forms.length,
      'has a name twice',
    ),
  ),
})

export type StoredForm = v.InferOutput<typeof form>
export type StoredField = v.InferOutput<typeof field>

/**
 * The forms of a release.
 * @param remote whose names they begin with.
 * @throws Error that names the field that is wrong.
 */
export function readFormList(text: string, remote: string): readonly StoredForm[] {
  if (text.length > longestList) throw new Error(`is longer than ${longestList} bytes`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), FormListSchema), text)
  if (!read.success) {
    const [first] = read.issues
    throw new Error([v.getDotPath(first), first.message].filter(Boolean).join(': '))
  }
  const { forms } = read.output
  const foreign = forms.find(({ name }) => !name.startsWith(`${remote}/`))
  if (foreign) throw new Error(`“${foreign.name}” does not begin with “${remote}/”`)
  return forms
}
