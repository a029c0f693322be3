import type { PackageChecks } from '../checks/package-checks'

const reset = {
  specified: 'Reset link sent: Check your email for password reset instructions.',
}

export const checks: PackageChecks = {
  mails: {
    'src/sign-in/reset-form.tsx': { 'Send Reset Link': { specified: 'Send Reset Link' } },
    'src/sign-in/sign-in-content.ts': {
      'Reset link sent': reset,
      'Check your email for password reset instructions.': reset,
    },
  },
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
