import type { PackageChecks } from '../checks/package-checks'

export const checks: PackageChecks = {
  layers: {
    src: [
      ['start'],
      ['screens'],
      ['loading'],
      ['sign-in'],
      ['chrome'],
      ['pages'],
      ['shell.tsx', 'testing'],
      ['extensions.ts', 'prerender'],
      ['main.tsx', 'render-page.tsx'],
    ],
  },
  registrations: {
    'src/extensions.ts': ['src/main.tsx'],
    'src/prerender/extensions.ts': ['src/render-page.tsx'],
  },
}
