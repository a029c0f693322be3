import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type StorageStatus = 'ok' | 'recovered' | 'unavailable' | 'full'
export interface StorageHealth {
  readonly status: StorageStatus
  /** A sentence for the visitor; empty while all is well. */
  readonly message: string
}

const messages: Readonly<Record<StorageStatus, string>> = {
  ok: '',
  recovered:
    'Some of the data that this site keeps in your browser could not be read. Everything readable was kept, and the original was set aside.',
  unavailable:
    'Your browser does not let this site keep data. You can go on, but your changes will be gone when you close this page.',
  full: 'The storage that your browser gives this site is full. You can go on, but new changes may be gone when you close this page.',
}

const health = createStore<StorageHealth>(() => ({ status: 'ok', message: '' }))

export function readStorageHealth(): StorageHealth {
  return health.getState()
}

/** For the shell, which tells the visitor once. */
export function useStorageHealth(): StorageHealth {
  return useStore(health)
}

export function reportStorage(status: StorageStatus): void {
  if (health.getState().status !== status) health.setState({ status, message: messages[status] })
}
