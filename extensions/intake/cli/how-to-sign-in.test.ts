import { expect, test } from 'vitest'
import { howToSignIn } from './how-to-sign-in'

test('who tries the intake out learns where the mail lies, and how to become an operator', () => {
  expect(howToSignIn({}, '/site/data')).toBe(
    'Sign in by the link that is mailed to you: without MAIL_URL, mails are files in /site/data.mails. ' +
      'OPERATORS=admin:you@company.example makes you an operator.',
  )
})

test('what is set is not explained', () => {
  const settings = { MAIL_URL: 'smtps://mail.example', OPERATORS: 'agent:bob@acme.example' }
  expect(howToSignIn(settings, '/site/data')).toBe(
    'Sign in by the link that is mailed to you. Operators: agent:bob@acme.example.',
  )
})
