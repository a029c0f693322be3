import { useEffect, useSyncExternalStore } from 'react'
import { recordClientError } from '../analytics/error-log'
import { whenIdle } from '../timing/when-idle'

export interface Notification {
  title: string
  description?: string
  /** `destructive` for failures: it interrupts a screen reader, the others wait. */
  tone?: 'default' | 'success' | 'destructive'
  action?: { label: string; to: string }
}

/** What shows messages is no part of a page's first script; messages wait until it is there. */
type Messages = typeof import('./toast-messages')
let messages: Messages | undefined
let fetching: Promise<void> | undefined
let waiting: Notification[] = []
const listeners = new Set<() => void>()

/** Shows a message that goes away by itself, longer when there is more to read or to do. */
export function notify(notification: Notification) {
  waiting.push(notification)
  void fetchMessages().then(showWaiting)
}

/** Where the messages appear. The host renders it once, inside the router. */
export function ToastRegion() {
  const shown = useSyncExternalStore(
    subscribe,
    () => messages,
    () => undefined,
  )
  useEffect(() => whenIdle(() => void fetchMessages(), idleLimit), [])
  return shown && <shown.MessageArea />
}

/** Milliseconds. A screen reader has to know the region before there is something in it. */
const idleLimit = 2_000

/** Settles always; what failed is fetched again with the next message. */
function fetchMessages() {
  fetching ??= import('./toast-messages').then(
    (module) => {
      messages = module
      for (const listener of listeners) listener()
    },
    (error: unknown) => {
      fetching = undefined
      recordClientError(error)
    },
  )
  return fetching
}

function showWaiting() {
  if (messages === undefined) return
  const due = waiting
  waiting = []
  for (const notification of due) messages.showMessage(notification)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
