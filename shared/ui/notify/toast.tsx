import { useEffect } from 'react'
import { recordClientError } from '../../data/analytics/error-log'
import { afterOtherWork } from '../../browser/loading/after-other-work'
import { createPartLoader, useLoadedPart } from '../../browser/loading/part-loader'
import type { Notification } from './notification'
import { showPlainMessage } from './plain-message'

export type { Notification }

/** The code of the messages is loaded after the page's first scripts; messages wait for it. */
const loader = createPartLoader(async () => {
  try {
    return await import('./toast-messages')
  } catch (error) {
    recordClientError(error)
    throw error
  }
})
const waiting = new Set<Notification>()

/**
 * Shows a message that disappears after a while, later if it has an action.
 * @returns a function that removes it at once, when it is no longer true.
 * @example
 * const takeAway = notify({ title: 'Saved', tone: 'success', action: { label: 'Open', to: '/portal' } })
 */
export function notify(notification: Notification): () => void {
  waiting.add(notification)
  let takeAway = () => loader.loaded()?.hideMessage(notification)
  // The next message retries a failed load.
  loader.preload().then(showWaiting, () => {
    if (waiting.delete(notification)) takeAway = showPlainMessage(notification)
  })
  return () => {
    waiting.delete(notification)
    takeAway()
  }
}

/**
 * The place of the messages. The host renders it once, inside the router.
 * @internal For the host only.
 */
export function ToastRegion() {
  const messages = useLoadedPart(loader, false)
  useEffect(() => afterOtherWork(() => void loader.preload().catch(() => {}), idleLimit), [])
  return messages && <messages.MessageArea />
}

/** Milliseconds. A screen reader must know the region before a message appears in it. */
const idleLimit = 2_000

function showWaiting() {
  for (const due of waiting) {
    waiting.delete(due)
    loader.loaded()?.showMessage(due)
  }
}
