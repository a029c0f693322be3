import { keySpace, type KeySpace } from './key-space'
import { recordArea } from '../../storage/record-area'

/**
 * The part of the browser's storage for a records store. Browsers fire `storage` events in other tabs only. Writes to
 * this area also notify this tab, since other code may use the same records: another release of the remote, or the
 * account's page.
 */
export function recordsArea(name: string): KeySpace {
  const area = keySpace(recordArea, name)
  let isNotifying = false
  function notify(key: string, value: string | null): void {
    isNotifying = true
    notifyThisTab(area.outside(key), value)
    isNotifying = false
  }
  return {
    ...area,
    set(key, value) {
      const outcome = area.set(key, value)
      if (outcome === 'written') notify(key, value)
      return outcome
    },
    inside: (key) => (isNotifying ? undefined : area.inside(key)),
  }
}

export function notifyThisTab(key: string, value: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}
