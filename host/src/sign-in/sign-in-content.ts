import { minimumPasswordLength } from '@fivefold/shared/session/account'

export const signInContent = {
  title: 'Your account',
  description: 'Sign in or register to submit tickets, vote on the roadmap and open your portal.',
  resetTitle: 'Reset Password',
  resetDescription: 'Enter the email address of your account.',
  passwordHint: `At least ${minimumPasswordLength} characters.`,
}

export const welcomes = {
  login: { title: 'Welcome back!', description: 'You have successfully logged in.' },
  registration: {
    title: 'Welcome!',
    description: 'Your account has been created successfully.',
  },
  resetSent: {
    title: 'Reset link sent',
    description: 'Check your email for password reset instructions.',
  },
}
