import { linkMinutes } from './sign-in-link'

export const mailLinkContent = {
  title: 'Your account',
  description: 'We mail you a link that signs you in. You need no password.',
  send: 'Send Link',
  sent: {
    title: 'Check your mail',
    description: (email: string) =>
      `We sent a link to ${email}. It works once, within ${linkMinutes} minutes. You can close this page.`,
    earlier: (email: string) =>
      `Several mails with a link went to ${email} already. Open the latest: its link is valid again, once, within ${linkMinutes} minutes.`,
    other: 'Use another address',
  },
  confirm: {
    title: 'Sign in',
    description: 'Your link is ready. Press only if the address is yours.',
    nameHint: 'It stands beside what you write.',
    noName: 'Enter a name, not an address.',
    button: (email: string) => `Sign In as ${email}`,
    reading: 'Reading Your Link',
    retry: 'Try Again',
    again: 'Ask for another link',
    failed: 'You are not signed in',
  },
  signedInAlready: {
    title: 'You are signed in already',
    description: 'To sign in with the link, sign out first, then open it again.',
  },
}
