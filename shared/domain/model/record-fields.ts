import * as v from 'valibot'

/**
 * The kinds of fields that records have. They are read leniently where nothing is lost by it: an
 * absent text is '', an absent counter 0.
 */
export const text = v.nullish(v.string(), '')
/** JSON has no larger numbers and writes null for them. */
export const count = v.nullish(
  v.pipe(
    v.number(),
    v.check((one: number) => Number.isFinite(one)),
  ),
  0,
)
export const flag = v.nullish(v.boolean(), false)
export const moment = v.nullish(v.string(), '')
export const optionalMoment = v.nullish(v.string(), null)
export const texts = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((one) => (typeof one === 'string' ? [one] : one)),
    v.array(v.string()),
  ),
  () => [],
)
export const identity = { id: v.string() }
export const dated = { created_at: moment, updated_at: moment }

/** A record without the fields that only newer code knows; those stay in it all the same. */
export type RecordOf<Entries extends v.ObjectEntries> = Readonly<
  v.InferOutput<v.ObjectSchema<Entries, undefined>>
>
