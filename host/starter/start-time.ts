import {
  outdatedAttribute,
  type StartData,
  type StartPolicy,
} from '@fivefold/shared/start/start-data'
import { storeArea } from '@fivefold/shared/storage/browser-storage'
import { journalPrefix, storeKey, themeKey } from '@fivefold/shared/storage/storage-keys'

/**
 * When the host starts on this page for this visitor. Never later than the route's policy; sooner if the document
 * cannot match what the visitor should see. Earlier inline scripts have marked the root element
 * (shared/data/session/session-boot.ts, shared/contract/federation/canary-choice.ts).
 */
export function startTime({ policy, readsStorage }: StartData): StartPolicy {
  const { canary } = document.documentElement.dataset
  const { search, hash } = window.location
  // Set by a reload: restore-typed.ts fills it in again.
  const { typed } = window.history.state ?? {}
  const differs = canary !== undefined || search !== '' || hash !== '' || typed || isOutdated()
  if (differs || (readsStorage && hasStored())) return 'now'
  // An earlier visit may have stored something that pages show.
  return hasStored() ? 'idle' : policy
}

export const hasStored = () =>
  typeof storeArea.get(storeKey) === 'string' || storeArea.keys(journalPrefix).length > 0

/** Whether the document shows something that was right only until a day that has passed. */
const isOutdated = () =>
  [...document.querySelectorAll(`[${outdatedAttribute}]`)].some(
    (element) => Date.parse(element.getAttribute(outdatedAttribute) ?? '') <= Date.now(),
  )

/** Calls back when the page must change: for another tab, the device's theme, an anchor or a failed image. */
export function onChange(call: () => void) {
  const known = remembered()
  addEventListener('storage', ({ key }) => {
    if (key === null || key === themeKey || key.startsWith(journalPrefix)) call()
  })
  addEventListener('hashchange', call)
  // A later choice comes from another tab and fires `storage`.
  if (storeArea.get(themeKey) === 'system') {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', call)
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && remembered() !== known) call()
  })
  const isPicture = (target: EventTarget | null) => target instanceof HTMLImageElement
  addEventListener('error', ({ target }) => isPicture(target) && call(), true)
  if ([...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth === 0))
    call()
}

const remembered = () => `${storeArea.get(themeKey)} ${storeArea.get(storeKey)}`
