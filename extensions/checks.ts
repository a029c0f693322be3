import type { PackageChecks } from '../checks/package-checks'

const signInLetter = { letter: 'sign-in/mail-link.ts' }

export const checks: PackageChecks = {
  mails: {
    'intake/browser/mail-link-content.ts': {
      'We mail you a link that signs you in.': signInLetter,
      'Check your mail': signInLetter,
      'We sent a link to ….': signInLetter,
    },
  },
  exceptions: {
    days: {
      'preview/contract/check-preview.ts':
        'it names its zone: one text for all who read the report',
    },
  },
}
