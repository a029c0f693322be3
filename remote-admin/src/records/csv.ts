/**
 * What spreadsheets run as a formula, also after blanks or control characters and in full-width
 * form. papaparse's own pattern misses a formula that is followed by a line break.
 */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^\p{Cc}/u

/** Rows as CSV: one column for each field that any row has, cells that hold a formula escaped to text. */
export async function csvOf(rows: readonly object[]): Promise<string> {
  const { unparse } = await import('papaparse')
  const records = rows.map((row) => new Map<string, unknown>(Object.entries(row)))
  const fields = [...new Set(records.flatMap((record) => [...record.keys()]))]
  const data = records.map((record) => fields.map((field) => cellOf(record.get(field))))
  return unparse({ fields, data }, { escapeFormulae: formula, newline: '\r\n' })
}

/** Excel reads a file as UTF-8 only if it starts with this mark. */
const byteOrderMark = '\uFEFF'

export const csvFile = async (rows: readonly object[]) =>
  new Blob([byteOrderMark, await csvOf(rows)], { type: 'text/csv;charset=utf-8' })

function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(cellOf).join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
