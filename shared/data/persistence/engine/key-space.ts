import type { BrowserArea } from '../../storage/browser-storage'
import { recordsPrefix } from '../../storage/storage-keys'

/** Prefix of the site's own keys. */
const ownPrefix = 'fivefold-'
const recordsKey = /^fivefold-records:([a-z][a-z0-9-]*):/

export const isStoreName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name)

/** A part of the browser's storage where a separate store uses the same keys as the site's store. */
export interface KeySpace extends BrowserArea {
  /** Translates the store's key to the browser's. */
  outside(key: string): string
  /** Translates the browser's key to the store's. Null means all keys; undefined: another store's key. */
  inside(key: string | null): string | null | undefined
}

export function keySpace(area: BrowserArea, name: string): KeySpace {
  const prefix = `${recordsPrefix}${name}:`
  const outside = (key: string) => prefix + key.slice(ownPrefix.length)
  const insideOf = (key: string) => ownPrefix + key.slice(prefix.length)
  return {
    get: (key) => area.get(outside(key)),
    set: (key, value) => area.set(outside(key), value),
    remove: (key) => area.remove(outside(key)),
    keys: (start = ownPrefix) => area.keys(outside(start)).map(insideOf),
    outside,
    inside(key) {
      if (key === null) return null
      return key.startsWith(prefix) ? insideOf(key) : undefined
    },
  }
}

/** The names of all separate stores with data in the browser. */
export function keySpaceNames(area: BrowserArea): string[] {
  const names = area.keys(recordsPrefix).flatMap((key) => recordsKey.exec(key)?.[1] ?? [])
  return [...new Set(names)]
}
