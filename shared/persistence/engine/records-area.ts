import { keySpace, type KeySpace } from './key-space'
import { recordArea } from '../../storage/record-area'

/**
 * The part of the browser's storage for records of that name. A browser tells other tabs alone what one
 * has written; here the tab hears of it, too, where other code may know the same records: another
 * release of the remote, or the account's page.
 */
export function recordsArea(name: string): KeySpace {
  const area = keySpace(recordArea, name)
  let isTelling = false
  function tell(key: string, value: string | null): void {
    isTelling = true
    tellThisTab(area.outside(key), value)
    isTelling = false
  }
  return {
    ...area,
    set(key, value) {
      const outcome = area.set(key, value)
      if (outcome === 'written') tell(key, value)
      return outcome
    },
    inside: (key) => (isTelling ? undefined : area.inside(key)),
  }
}

export function tellThisTab(key: string, value: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}
