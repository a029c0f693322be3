import type { Operation } from '../domain/site/site-operations'
import { commitStored, readStorageHealth } from './site-store'
import { StoreError } from './store-error'

/**
 * Applies a change that a person is told is kept. Where storage refuses it nothing changes, and a
 * StoreError says why.
 */
export function keep(operation: Operation): void {
  if (!commitStored(operation)) throw new StoreError('Not saved', readStorageHealth().message)
}
