import { notices } from '@fivefold/shared/seams/site-seams'
import { storedData } from '@fivefold/shared/storage/stored-data'

export const securityContent = {
  session: {
    title: 'Sign-in',
    lastSignIn: 'Last sign-in',
    memberSince: 'Account created',
    role: 'Role',
    roles: { admin: 'Administrator', customer: 'Customer' },
    never: 'Not recorded',
    signOut: 'Sign out everywhere',
    signOutHint: 'Ends your session in every open tab of this browser.',
    signedOut: 'Logged out',
    signedOutHint: 'You’re signed out in every tab.',
  },
  storage: {
    title: 'What this site stores',
    get lead() {
      return (
        notices.profile ??
        'Your data stays in this browser and goes to no server. Passwords are never stored. Anyone who uses this browser can read and change this data: signing in separates accounts but doesn’t protect them.'
      )
    },
    columns: { place: 'Key', content: 'What it holds', until: 'Kept until' },
    get places() {
      return [...storedData, ...notices.stored]
    },
  },
  danger: { title: 'Delete and reset' },
} as const
