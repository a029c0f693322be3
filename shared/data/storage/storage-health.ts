import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type StorageStatus = 'ok' | 'recovered' | 'cleared' | Refusal
export type Refusal = 'unavailable' | 'full'
export interface StorageHealth {
  readonly status: StorageStatus
  /** A sentence for the visitor; empty while storage works. */
  readonly message: string
}

/** Messages for visitors. */
export const storageMessages: Readonly<Record<StorageStatus, string>> = {
  ok: '',
  recovered:
    'Some of this site’s data in your browser could not be read. Everything readable was kept, and the original is set aside.',
  cleared:
    'Something outside this page deleted this site’s data in your browser. The site has started over.',
  unavailable:
    'Your browser does not let this site keep data. You can look around, but nothing you send or change is saved.',
  full: 'This site’s storage in your browser is full. Nothing you send or change is saved until there is room.',
}

const health = createStore<StorageHealth>(() => ({ status: 'ok', message: '' }))

export function readStorageHealth(): StorageHealth {
  return health.getState()
}

/** For the shell, which shows each message once. */
export function useStorageHealth(): StorageHealth {
  return useStore(health)
}

/** Whether memory may hold data that storage lacks. */
export function isRefusal(status: StorageStatus): status is Refusal {
  return status === 'unavailable' || status === 'full'
}

/** Repeats `cleared`, since each time more may be lost. */
export function reportStorage(status: StorageStatus): void {
  if (health.getState().status !== status || status === 'cleared')
    health.setState({ status, message: storageMessages[status] })
}
