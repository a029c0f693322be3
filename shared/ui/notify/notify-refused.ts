import { notify } from '@fivefold/shared/notify/toast'
import { StoreError } from '../../data/store/store-error'

/**
 * Shows that a change failed, with the store's reason, if there is one.
 * @example
 * try {
 *   localStorage.clear()
 * } catch (error) {
 *   notifyRefused('Not cleared', error)
 * }
 */
export function notifyRefused(title: string, error: unknown) {
  const description = error instanceof StoreError ? error.message : undefined
  notify({ title, tone: 'destructive', ...(description && { description }) })
}
