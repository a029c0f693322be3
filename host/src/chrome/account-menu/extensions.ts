import { outlineEntry } from '../../../../extensions/outline/browser/account-entry'
import type { AccountEntry } from '../header-controls/account-entry'

/** Entries that extensions add before Logout. */
export const accountEntries: readonly AccountEntry[] = [outlineEntry]
