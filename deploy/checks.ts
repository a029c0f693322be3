import type { PackageChecks } from '../checks/package-checks'

export const checks: PackageChecks = {
  registrations: { 'extensions.ts': ['cli.ts', 'kit-cli.ts', 'preset.ts'] },
  layers: {
    '.': [
      ['workspace'],
      ['names'],
      ['site'],
      ['serve'],
      ['build', 'release'],
      ['testing'],
      ['commands'],
      ['extensions.ts'],
      ['cli.ts', 'kit-cli.ts', 'preset.ts', 'test'],
    ],
    site: [['files', 'search'], ['keys'], ['registry'], ['prerender'], ['documents']],
  },
}
