import type { PackageChecks } from '../../checks/package-checks'

export const checks: PackageChecks = {
  exceptions: { folding: { 'outbox/address-key.ts': 'spellings of an email address' } },
}
