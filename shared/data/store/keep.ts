import type { Operation } from '../../domain/site/site-operations'
import { commitStored, readStorageHealth } from './site-store'
import { StoreError } from './store-error'

/** Applies a change that is confirmed as saved. If storage refuses it, nothing changes. @throws StoreError */
export function keep(operation: Operation): void {
  if (!commitStored(operation)) throw new StoreError('Not saved', readStorageHealth().message)
}
