import { csvHead, csvLine } from '@fivefold/shared/files/csv'

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

/** A list as CSV, read while it is sent. */
export function csvStream<Row>({ head, page, cells }: CsvSource<Row>) {
  const encoder = new TextEncoder()
  let before: number | undefined
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(csvHead(head)))
    },
    async pull(controller) {
      for (;;) {
        const { rows, next } = await page(before)
        const lines = rows.map((row) => csvLine(cells(row))).join('')
        if (lines !== '') controller.enqueue(encoder.encode(lines))
        if (next === undefined) return controller.close()
        before = next
        // A stream is not pulled again before it has given something.
        if (rows.length > 0) return
      }
    },
  })
}
