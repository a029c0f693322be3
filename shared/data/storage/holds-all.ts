/**
 * Whether the value holds everything in the JSON text. Parsing silently drops earlier values of duplicate keys,
 * `__proto__`, and digits of long numbers.
 */
export function holdsAll(value: unknown, json: string): boolean {
  const text = JSON.stringify(value)
  if (text === undefined || text === json) return text === json
  return text.length === json.replaceAll(token, asStringified).length
}

/** Strings, numbers and whitespace. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|\s+/g

function asStringified(found: string): string {
  if (!found.trim()) return ''
  const number = Number(found)
  const isRounded = Math.abs(number) > Number.MAX_SAFE_INTEGER && String(number) !== found
  // The number was rounded: make the texts differ.
  return isRounded ? `${found}0` : JSON.stringify(JSON.parse(found))
}
