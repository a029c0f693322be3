/** Far deeper than any record, far less deep than what a browser can serialize. */
export const deepest = 100

/** Parses stored JSON; `undefined` for other text, or nesting too deep to be serialized again. */
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

/** Escapes included. A reviver makes reading ten times slower, so it is used only when needed. */
const prototypeKey = /__proto__|\\u005f/i

/** `__proto__` as an own key would turn into a prototype wherever a record is merged. */
function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value
}

/**
 * Whether the value holds all that the JSON says. Parsing drops without a word the first values of keys that
 * stand twice, `__proto__`, and digits of long numbers.
 */
export function holdsAll(value: unknown, json: string): boolean {
  const text = JSON.stringify(value)
  if (text === undefined || text === json) return text === json
  return text.length === json.replaceAll(token, asStringified).length
}

/** Strings, numbers, and the blanks between. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|\s+/g

function asStringified(found: string): string {
  if (!found.trim()) return ''
  const number = Number(found)
  const isRounded = Math.abs(number) > Number.MAX_SAFE_INTEGER && String(number) !== found
  // Longer than what the number has become.
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
