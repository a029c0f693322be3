import type { Raw } from '../stored-model'

/**
 * Corrects keys with one wrong letter, as after a flipped bit: otherwise a whole collection would count as absent.
 * Returns its input if every key is right.
 */
export function withRepairedNames(raw: Raw, names: readonly string[]): Raw {
  const missing = names.filter((name) => !Object.hasOwn(raw, name))
  const meant = new Map(
    missing.flatMap((name) => {
      const key = Object.keys(raw).find((key) => !names.includes(key) && isNear(key, name))
      return key === undefined ? [] : [[key, name]]
    }),
  )
  if (meant.size === 0) return raw
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [meant.get(key) ?? key, value]),
  )
}

function isNear(key: string, name: string): boolean {
  return key.length === name.length && [...name].filter((c, at) => key[at] !== c).length === 1
}
