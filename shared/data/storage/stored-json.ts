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

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  for (const inner of Object.values(value)) if (!isShallow(inner, levels - 1)) return false
  return true
}
