/** Much deeper than any record, and less deep than browsers can serialize. */
const deepest = 100

/** Parses stored JSON. Undefined for other text, or for nesting too deep to serialize again. */
export function readJson(text: string): unknown {
  try {
    const value: unknown = prototypeKey.test(text)
      ? JSON.parse(text, withoutPrototypes)
      : JSON.parse(text)
    return isShallow(value, deepest) ? value : undefined
  } catch {
    return undefined
  }
}

/** Matches escapes, too. A reviver makes parsing ten times slower, so it is used only if needed. */
const prototypeKey = /__proto__|\\u005f/i

/** Merging a record with an own key `__proto__` would set a prototype. */
function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value
}

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

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  for (const inner of Object.values(value)) if (!isShallow(inner, levels - 1)) return false
  return true
}
