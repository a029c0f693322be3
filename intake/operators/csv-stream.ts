import { csvHead, csvLine } from '@fivefold/shared/files/csv'

/** Rows that are in memory at once. */
export const portion = 500

interface CsvSource<Row> {
  head: readonly string[]
  /** The next `portion` rows; fewer are the last ones. */
  rowsAfter: (last: Row | undefined) => Promise<Row[]>
  cells: (row: Row) => unknown[]
}

/** A list as CSV, read while it is sent. */
export function csvStream<Row>({ head, rowsAfter, cells }: CsvSource<Row>) {
  const encoder = new TextEncoder()
  let last: Row | undefined
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(csvHead(head)))
    },
    async pull(controller) {
      const rows = await rowsAfter(last)
      const lines = rows.map((row) => csvLine(cells(row))).join('')
      if (lines !== '') controller.enqueue(encoder.encode(lines))
      if (rows.length < portion) controller.close()
      last = rows.at(-1)
    },
  })
}
