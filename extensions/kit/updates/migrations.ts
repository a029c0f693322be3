import type { Migration } from './migration'
import { movedExport } from './moved-export'

/**
 * The migrations of remotes, in the order of the kit's versions. An entry stays until its last day: a
 * remote may skip any number of versions.
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
  {
    version: '1.1.0',
    until: '2027-06-01',
    summary: 'TextAreaField comes from @fivefold/shared/fields/text-area-field',
    migrate: movedExport({
      name: 'TextAreaField',
      from: '@fivefold/shared/fields/field',
      to: '@fivefold/shared/fields/text-area-field',
    }),
  },
]
