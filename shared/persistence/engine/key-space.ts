import type { BrowserArea } from '../../storage/browser-storage'
import { recordsPrefix } from '../../storage/storage-keys'

/** What the keys of the site's own store begin with. */
const ownPrefix = 'fivefold-'
const recordsKey = /^fivefold-records:([a-z][a-z0-9-]*):/

/** Small letters, digits and dashes. */
export const isStoreName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name)

/** A part of the browser's storage in which a store of its own finds its keys as the site's store does. */
export interface KeySpace extends BrowserArea {
  /** The key in the browser's storage of one that the store knows. */
  outside(key: string): string
  /** The key as the store knows it; `null` stands for all keys, `undefined` for one of others. */
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

/** The names of all stores beside the site's that the browser keeps something of. */
export function keySpaceNames(area: BrowserArea): string[] {
  const names = area.keys(recordsPrefix).flatMap((key) => recordsKey.exec(key)?.[1] ?? [])
  return [...new Set(names)]
}
