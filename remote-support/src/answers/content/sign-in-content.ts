import { brand } from '@fivefold/shared/brand'
import { minimumPasswordLength } from '@fivefold/shared/session/account'
import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/sign-in',
  description:
    'What to do when you cannot sign in: set a new password, use the right address, sign in through your company, and whom to ask for help.',
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
            'Choose Sign In at the top of any page. If it asks for an address only, you need no password: go on as it says.',
            'If it asks for a password, choose “Forgot password?” below that field.',
            'Enter the address of your account, send the form, and follow the message on the page.',
            `Choose a password of ${minimumPasswordLength} characters or more. A short sentence is easier to remember than a word with symbols.`,
          ],
        },
      ],
    },
    {
      id: 'user-not-found',
      title: 'When the page says “User not found”',
      asked: 'cannot sign in, login does not work, wrong email',
      body: [
        'No account has exactly this address. Capital letters count, and a work address often has two spellings, such as casey@ and c.customer@. Try the other one.',
        'If you have never had an account, choose Register in the same dialog. For the workspace of your company, ask a colleague [who manages access](/support/kb/invite-colleagues) to it.',
      ],
    },
    {
      id: 'no-email',
      title: 'When a reset does not help',
      asked: 'reset email not received, no mail arrives, still cannot get in',
      body: [
        `If you still cannot get in, write to ${brand.mail.support} from the address of your account, and a person looks into it.`,
      ],
    },
    {
      id: 'company-sign-in',
      title: 'When your company signs you in',
      asked: 'lost my phone, locked out',
      body: [
        'With [single sign-on](/support/kb/single-sign-on) you have no password here. Change it where your company keeps it. If that sign-in works elsewhere but not here, tell us in a ticket what the page says.',
        `Every role that can make changes has a [second factor](/security). If it was on a phone that you no longer have, write to ${brand.mail.support} from the address of your account, and say so.`,
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
