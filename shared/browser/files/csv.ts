/** Spreadsheets in most of Europe separate lists by semicolons: a cell begins there and at line ends. */
const begin = String.raw`(?<=^|[;\t-\r\x85\u2028\u2029])`
const unseen = String.raw`(?:(?![\t-\r\x85\u2028\u2029])(?:[^\p{L}\p{N}\p{P}\p{S}]|["\p{Default_Ignorable_Code_Point}]))*`
const sign = String.raw`[=⁼₌⩵⩶﹦＝+⁺₊﬩﹢＋@﹫＠−⁻₋\p{Pd}]`

/**
 * Finds where a spreadsheet would run a cell: before one of these signs or a variant of one (full-width, small, raised,
 * lowered, any dash), even after invisible characters, and before a control character.
 */
const formula = new RegExp(String.raw`^(?=\p{Cc})|${begin}(?=${unseen}${sign})`, 'gu')

/** Excel reads a file as UTF-8 only if it starts with this mark. */
const byteOrderMark = '\uFEFF'

/**
 * The first line of a file of comma-separated values (RFC 4180).
 * @example csvHead(['name', 'email'])
 */
export const csvHead = (names: readonly string[]) => byteOrderMark + csvLine(names)

/**
 * A line that no spreadsheet runs: an apostrophe stands before what it would take for a formula. Numbers stay numbers.
 * @example csvLine(['Ada', '=1+1', -3]) // "Ada,'=1+1,-3\r\n"
 */
export const csvLine = (cells: readonly unknown[]) => `${cells.map(cellOf).join(',')}\r\n`

const cellOf = (value: unknown) =>
  typeof value === 'number' ? String(value) : quoted(textOf(value).replaceAll(formula, "'"))

const quoted = (text: string) =>
  /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
