import type { PackageChecks } from '../checks/package-checks'

export const checks: PackageChecks = {
  layers: {
    '.': [
      ['workspace'],
      ['names'],
      ['site'],
      ['serve'],
      ['build', 'release'],
      ['testing'],
      ['commands'],
      ['extensions'],
      ['extensions.ts'],
      ['cli.ts', 'kit-cli.ts', 'preset.ts', 'test'],
    ],
    site: [['files', 'search'], ['keys'], ['registry'], ['prerender'], ['documents']],
  },
}
