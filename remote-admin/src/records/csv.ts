/**
 * Spreadsheets run a cell as a formula if it starts with one of these signs or with a variant of one
 * (full-width, small, raised, any dash), even after invisible characters. papaparse's own pattern covers
 * neither case.
 */
const formula =
  /^(?:[^\p{L}\p{N}\p{P}\p{S}]|\p{Default_Ignorable_Code_Point})*[=⩵⩶+﬩@−\p{Pd}]|^\p{Cc}/u

const escaped = (text: string) => (formula.test(text.normalize('NFKC')) ? `'${text}` : text)

/** One column for each field that any row has. Escapes formulas to text. */
export async function csvOf(rows: readonly object[]): Promise<string> {
  const { unparse } = await import('papaparse')
  const records = rows.map((row) => new Map<string, unknown>(Object.entries(row)))
  const fields = [...new Set(records.flatMap((record) => [...record.keys()]))]
  const data = records.map((record) => fields.map((field) => cellOf(record.get(field))))
  return unparse({ fields: fields.map(escaped), data }, { newline: '\r\n' })
}

/** Excel reads a file as UTF-8 only if it starts with this mark. */
const byteOrderMark = '\uFEFF'

export const csvFile = async (rows: readonly object[]) =>
  new Blob([byteOrderMark, await csvOf(rows)], { type: 'text/csv;charset=utf-8' })

const cellOf = (value: unknown) => (typeof value === 'number' ? value : escaped(textOf(value)))

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
