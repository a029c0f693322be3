import type { PackageChecks } from '../checks/package-checks'

export const checks: PackageChecks = {
  exceptions: {
    days: {
      'preview/contract/check-preview.ts':
        'it names its zone: one text for all who read the report',
    },
  },
}
