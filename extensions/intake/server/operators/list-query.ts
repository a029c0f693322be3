import type { Context } from 'hono'
import * as v from 'valibot'
import { checked } from '../requests/checked'

/** Entries on a page. */
export const pageSize = 50

/** Entries that one request searches for words. The next one goes on. */
export const searched = 50_000

/** @returns the place that the next page begins before. */
export function nextPlace(places: readonly number[], most: number, floor: number) {
  if (places.length === most) return places.at(-1)
  return floor > 1 ? floor : undefined
}

const place = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
const words = v.optional(v.pipe(v.string(), v.maxLength(200)), '')

/** Every list takes words to look for, and the last place of the page before. */
export const listEntries = { q: words, before: v.optional(place) }

/** The query of a list's address. @throws HTTPException 400 for anything else. */
export const queryOf = <Schema extends v.GenericSchema>(context: Context, schema: Schema) =>
  checked(schema, context.req.query(), 'The query')

/** A pattern for `like` that finds the words anywhere. `%`, `_` and `\` are themselves. */
export const containing = (text: string) => `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`

/** Databases give a time as a date or as a text. */
export const isoOf = (time: Date | string) => new Date(time).toISOString()
