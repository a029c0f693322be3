import { hasIntake } from '@fivefold/shared/receipts/receipts'
import { sentData, storedData } from '@fivefold/shared/storage/stored-data'

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
    signedOutHint: 'You are signed out in every tab.',
  },
  storage: {
    title: 'What is stored where',
    lead: 'This site runs in your browser: what it knows about you stays here and is sent to no server. Passwords are never stored. Anyone who uses this browser can read and change this data. Signing in keeps accounts apart; it doesn’t lock them.',
    columns: { place: 'Key', content: 'What it holds', until: 'Kept until' },
    places: [...storedData, ...(hasIntake ? sentData : [])],
  },
  danger: { title: 'Leave or start over' },
} as const
