import * as v from 'valibot'

/* Kinds of record fields. They are read leniently if that loses nothing: an absent text is '', an absent counter 0. */

/** @example const fields = { subject: text } */
export const text = v.nullish(v.string(), '')
/**
 * JSON has no infinite numbers and writes null for them.
 * @example const fields = { view_count: count }
 */
export const count = v.nullish(
  v.pipe(
    v.number(),
    v.check((one: number) => Number.isFinite(one)),
  ),
  0,
)
/** @example const fields = { is_published: flag } */
export const flag = v.nullish(v.boolean(), false)
/** A text that is not an ISO day or time counts as absent. */
const isoText: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.check(
    (one) => one === '' || (/^[+-]?\d{4,6}-\d\d-\d\d/.test(one) && !Number.isNaN(Date.parse(one))),
  ),
)
/**
 * A time as an ISO string; empty if unknown.
 * @example const fields = { created_at: moment }
 */
export const moment = v.nullish(isoText, '')
/** @example const fields = { last_login: optionalMoment } */
export const optionalMoment = v.nullish(isoText, null)
/**
 * A single text counts as a list of one.
 * @example const fields = { tags: texts }
 */
export const texts = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((one) => (typeof one === 'string' ? [one] : one)),
    v.array(v.string()),
  ),
  () => [],
)
/** @example const fields = { ...identity, subject: text } */
export const identity = { id: v.string() }
/** @example const fields = { ...identity, ...dated } */
export const dated = { created_at: moment, updated_at: moment }

/** A record's known fields. Fields that only newer code knows stay in the record, too. */
export type RecordOf<Entries extends v.ObjectEntries> = Readonly<
  v.InferOutput<v.ObjectSchema<Entries, undefined>>
>
