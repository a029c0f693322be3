export const mailLinkContent = {
  title: 'Your account',
  description: 'We mail you a link that signs you in. You need no password.',
  send: 'Send Link',
  sent: {
    title: 'Check your mail',
    description: (email: string) =>
      `We sent a link to ${email}. It works once, within 15 minutes. You can close this page.`,
    other: 'Use another address',
  },
  confirm: {
    title: 'Sign in',
    description: 'Your link is ready. One more press, and you are signed in.',
    button: 'Sign In',
    again: 'Ask for another link',
    failed: 'You are not signed in',
  },
  signedInAlready: {
    title: 'You are signed in already',
    description: 'To sign in with the link, sign out first, then open it again.',
  },
}
