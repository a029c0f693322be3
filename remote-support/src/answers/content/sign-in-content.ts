import { brand } from '@fivefold/shared/brand'
import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/sign-in',
  description:
    'What to do when you cannot sign in: set a new password, use the right address, sign in through your company, and who can let you in again.',
  lead: 'Most sign-in problems are a forgotten password or a second address. You can solve both on your own.',
  ticket: { category: 'Account' },
  related: [
    '/support/kb/single-sign-on',
    '/support/kb/invite-colleagues',
    '/support/kb/delete-data',
  ],
  sections: [
    {
      id: 'reset',
      title: 'Set a new password',
      asked: 'forgot my password, lost password, new password',
      body: [
        {
          steps: [
            'Choose Sign In at the top of any page, then “Forgot password?”.',
            'Enter the email address of your account and choose Send Reset Link.',
            'Open the link in the email and set a password of 6 characters or more. A short sentence is easier to remember than a word with symbols.',
          ],
        },
        'The old password works until you have set the new one. Nothing in your workspace changes.',
      ],
    },
    {
      id: 'user-not-found',
      title: 'When the page says “User not found”',
      asked: 'cannot sign in, login does not work, wrong email',
      body: [
        'No account has exactly this address. Capital letters count, and a work address often has two spellings, such as casey@ and c.customer@. Look for the invitation in your mailbox: it was sent to the address that works.',
        'If you have never had an account, choose Register in the same dialog, or ask a colleague for an [invitation](/support/kb/invite-colleagues).',
      ],
    },
    {
      id: 'no-email',
      title: 'When no email arrives',
      asked: 'reset email not received',
      body: [
        `Wait five minutes and look into the spam folder. Then ask your mail team to let messages from ${brand.mail.support} through. Asking for another link is harmless: only the latest one works.`,
      ],
    },
    {
      id: 'company-sign-in',
      title: 'When your company signs you in',
      asked: 'lost my phone, locked out',
      body: [
        'With [single sign-on](/support/kb/single-sign-on) you have no password here. Change it where your company keeps it. If that sign-in works elsewhere but not here, your administrator can see the reason in the audit log.',
        'After a change of phone, an administrator of your workspace removes the old second factor under your name. You set up the new one when you next sign in.',
      ],
    },
    {
      id: 'urgent',
      title: 'When it cannot wait',
      body: [
        `Production is down and nobody can sign in? Write to ${brand.mail.support} with URGENT in the subject line. This reaches the engineer on call at any time.`,
      ],
    },
  ],
}
