import Papa from 'papaparse'

/** Rows that are in memory at once. */
export const portion = 500

export interface Page<Row> {
  rows: Row[]
  /** The place to go on from, also where a search found nothing up to it. Undefined at the end. */
  next: number | undefined
}

interface CsvSource<Row> {
  head: readonly string[]
  /** At most `portion` rows. */
  page: (before: number | undefined) => Promise<Page<Row>>
  cells: (row: Row) => unknown[]
}

/** A list as CSV (RFC 4180), read while it is sent. No spreadsheet takes a cell for a formula. */
export function csvStream<Row>({ head, page, cells }: CsvSource<Row>) {
  const encoder = new TextEncoder()
  const encode = (lines: unknown[][]) =>
    encoder.encode(`${Papa.unparse(lines, { escapeFormulae: true })}\r\n`)
  let before: number | undefined
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encode([[...head]]))
    },
    async pull(controller) {
      for (;;) {
        const { rows, next } = await page(before)
        if (rows.length > 0) controller.enqueue(encode(rows.map(cells)))
        if (next === undefined) return controller.close()
        before = next
        // Nobody asks again for a stream that has given nothing.
        if (rows.length > 0) return
      }
    },
  })
}
