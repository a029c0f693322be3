import { sessionArea } from '@fivefold/shared/storage/browser-storage'

const key = 'fivefold-outline'

/** By the address, or by a choice that lasts while the tab is open. */
export const isOutlined = () =>
  new URLSearchParams(window.location.search).has('outline') || sessionArea.get(key) === 'on'

export function keepOutlined(isOn: boolean) {
  if (isOn) sessionArea.set(key, 'on')
  else sessionArea.remove(key)
}
