import type { PackageChecks } from '../checks/package-checks'

export const checks: PackageChecks = {
  registrations: { 'extensions.ts': ['cli.ts', 'host-preset.ts', 'kit-cli.ts', 'preset.ts'] },
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
      ['cli.ts', 'host-preset.ts', 'kit-cli.ts', 'preset.ts', 'test'],
    ],
    site: [['files'], ['registry'], ['prerender'], ['documents']],
  },
}
