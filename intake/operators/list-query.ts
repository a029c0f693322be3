import type { Context } from 'hono'
import * as v from 'valibot'
import { refusal } from '../requests/read-body'

/** Entries on a page. */
export const pageSize = 50

const place = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
const words = v.optional(v.pipe(v.string(), v.maxLength(200)), '')

/** Every list takes words to look for, and the last place of the page before. */
export const listEntries = { q: words, before: v.optional(place) }

/** The query of a list's address. @throws HTTPException 400 for anything else. */
export function queryOf<Schema extends v.GenericSchema>(context: Context, schema: Schema) {
  const result = v.safeParse(schema, context.req.query())
  if (result.success) return result.output
  throw refusal(400, `${v.getDotPath(result.issues[0]) ?? 'The query'} is not as expected.`)
}

/** A pattern for `like` that finds the words anywhere. `%`, `_` and `\` are themselves. */
export const containing = (text: string) => `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`
