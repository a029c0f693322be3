import Papa from 'papaparse'

/** Rows that are in memory at once. */
export const portion = 500

interface CsvSource<Row> {
  head: readonly string[]
  /** The next `portion` rows; fewer are the last ones. */
  rowsAfter: (last: Row | undefined) => Promise<Row[]>
  cells: (row: Row) => unknown[]
}

/** A list as CSV (RFC 4180), read while it is sent. No spreadsheet takes a cell for a formula. */
export function csvStream<Row>({ head, rowsAfter, cells }: CsvSource<Row>) {
  const encoder = new TextEncoder()
  const encode = (lines: unknown[][]) =>
    encoder.encode(`${Papa.unparse(lines, { escapeFormulae: true })}\r\n`)
  let last: Row | undefined
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encode([[...head]]))
    },
    async pull(controller) {
      const rows = await rowsAfter(last)
      if (rows.length > 0) controller.enqueue(encode(rows.map(cells)))
      if (rows.length < portion) controller.close()
      last = rows.at(-1)
    },
  })
}
