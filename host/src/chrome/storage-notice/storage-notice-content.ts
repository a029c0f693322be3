import type { StorageStatus } from '@fivefold/shared/store/site-store'
import { loadFailed } from '../../loading/lazy-part/lazy-part-content'

const copies: Readonly<Partial<Record<StorageStatus, string>>> = {
  full: 'Download a copy',
  unavailable: 'Download a copy',
  recovered: 'Download the original',
}

export const storageNoticeContent = {
  title: 'Your data in this browser',
  dismiss: 'Dismiss',
  copies,
  failed: loadFailed,
}
