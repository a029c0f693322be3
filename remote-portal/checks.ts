import type { PackageChecks } from '../checks/package-checks'

const switches = {
  specified: 'three switches: emailNotifications, marketingEmails, newsletter',
}

export const checks: PackageChecks = {
  mails: {
    'src/profile/profile-content.ts': {
      'What we may send you': switches,
      'What we built and learned, in one email a month.': switches,
    },
    'src/route-list.ts': {
      'Update your name, email, company and phone, choose which emails you get, export your data and see what this browser stores.':
        switches,
    },
  },
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
