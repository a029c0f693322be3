import type { PackageChecks } from '../checks/package-checks'

export const checks: PackageChecks = {
  figures: {
    'src/profile/security/security-content.ts': ['7 days'],
    'src/route-list.ts': ['1 place'],
  },
  layers: {
    src: [
      ['address', 'listing', 'testing'],
      ['extensions.ts', 'route-list.ts', 'ticket'],
      ['profile', 'roadmap', 'tickets'],
      ['portal'],
      ['routes.ts'],
    ],
  },
  registrations: {
    'src/extensions.ts': [
      'src/profile/preferences-form.tsx',
      'src/profile/security/security-panel.tsx',
    ],
  },
}
