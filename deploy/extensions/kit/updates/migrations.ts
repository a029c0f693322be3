import type { Migration } from './migration'
import { movedExport } from './moved-export'

/**
 * What has changed for remotes, in the order of the kit's versions. An entry stays until its day is over:
 * a remote moves over any number of versions at once.
 */
export const migrations: readonly Migration[] = [
  {
    version: '1.1.0',
    until: '2027-06-01',
    summary: 'useIsHydrated comes from @fivefold/shared/store/site-store',
    migrate: movedExport({
      name: 'useIsHydrated',
      from: '@fivefold/shared/session/current-user',
      to: '@fivefold/shared/store/site-store',
    }),
  },
]
