import { useSyncExternalStore } from 'react'
import { localArea } from '@fivefold/shared/storage/browser-storage'
import { isRecord, readJson } from '@fivefold/shared/storage/stored-json'
import { receiptPrefix } from './outbox-keys'
import type { Answer } from '@fivefold/shared/seams/answer'

/**
 * The intake's answer for a record; undefined until it arrives.
 * @example receiptOf('lead-1')?.refused
 */
export function receiptOf(id: string): Answer | undefined {
  const value = readJson(localArea.get(keyOf(id)) ?? '')
  if (!isRecord(value)) return undefined
  const { refused, isMailed } = value
  if (typeof refused === 'string') return { id, refused }
  return { id, ...(isMailed === true && { isMailed }) }
}

/**
 * Follows a record: `waiting` until the intake answers, then `received` or `refused`.
 * @example const mark = useSending('ticket-1') === 'waiting' && 'Waiting to be sent'
 */
export function useSending(id: string): 'waiting' | 'received' | 'refused' {
  return useSyncExternalStore(
    onReceipt,
    () => {
      const answer = receiptOf(id)
      return answer === undefined
        ? 'waiting'
        : answer.refused === undefined
          ? 'received'
          : 'refused'
    },
    () => 'received',
  )
}

function onReceipt(call: () => void) {
  addEventListener('storage', call)
  return () => removeEventListener('storage', call)
}

/**
 * Keeps a receipt only in memory if storage refuses it: the next visit sends the record again,
 * without effect.
 * @internal For the outbox.
 */
export function keepReceipt({ id, ...answer }: Answer): void {
  const [key, newValue] = [keyOf(id), JSON.stringify(answer)]
  localArea.set(key, newValue)
  // Browsers notify only other tabs. Each remote has its own copy of this module.
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

/** @internal For the outbox. */
export const forgetReceipt = (id: string) => localArea.remove(keyOf(id))

/**
 * The answer for a record, as soon as there is one.
 * @param timeout milliseconds.
 * @returns undefined if the record waits longer.
 * @example void answerFor('lead-1').then((answer) => console.info(answer?.refused ?? 'received'))
 */
export function answerFor(id: string, timeout = 4_000): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('storage', check)
      resolve(receiptOf(id))
    }
    const check = () => {
      if (receiptOf(id)) end()
    }
    const timer = setTimeout(end, timeout)
    addEventListener('storage', check)
    check()
  })
}

const keyOf = (id: string) => `${receiptPrefix}${id}`
