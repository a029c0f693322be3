import { csvHead, csvLine } from '@fivefold/shared/files/csv'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Queries } from '../database/database'
import { checked } from '../requests/read-json'
import type { Operators, Role } from '../sign-in/operators'

/** Entries on a page. */
export const pageSize = 50

/** Entries that one request searches for words. The next one goes on. */
export const searched = 50_000

/** Rows of a CSV that are in memory at once. */
const portion = 500

export interface Page<Row> {
  rows: Row[]
  /** The place to go on from, also where a search found nothing up to it. Undefined at the end. */
  next: number | undefined
}

/** The operator who reads. */
export interface Reader {
  id: string
  role: Role
  operators: Operators
}

/** A kind of record that operators read, page by page or as a whole. */
export interface List<Query extends { before?: number | undefined }, Row> {
  schema: v.GenericSchema<unknown, Query>
  /** The rows that match before a place, the newest first. */
  page: (queries: Queries, requested: Query, most: number) => Promise<Page<Row>>
  /** A page as JSON. */
  answer: (queries: Queries, requested: Query, reader: Reader) => Promise<object>
  /** The cells of its CSV, by the names of the columns. */
  columns: (requested: Query) => Promise<Readonly<Record<string, (row: Row) => unknown>>>
}

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

/** A whole list as CSV, read while it is sent. */
export async function csvStream<Query extends { before?: number | undefined }, Row>(
  queries: Queries,
  { page, columns: columnsOf }: List<Query, Row>,
  requested: Query,
) {
  const encoder = new TextEncoder()
  const columns = await columnsOf(requested)
  const cells = Object.values(columns)
  let { before } = requested
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(csvHead(Object.keys(columns))))
    },
    async pull(controller) {
      for (;;) {
        const { rows, next } = await page(queries, { ...requested, before }, portion)
        const lines = rows.map((row) => csvLine(cells.map((cell) => cell(row)))).join('')
        if (lines !== '') controller.enqueue(encoder.encode(lines))
        if (next === undefined) return controller.close()
        before = next
        // A stream is not pulled again before it has given something.
        if (rows.length > 0) return
      }
    },
  })
}
