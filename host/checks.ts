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
    'src/chrome/account-menu/extensions.ts': ['src/chrome/account-menu/account-panel.tsx'],
    'src/prerender/extensions.ts': ['src/render-page.tsx'],
  },
}
