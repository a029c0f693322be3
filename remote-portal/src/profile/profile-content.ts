import type { ProfileTab } from './profile-address'

export const profileContent = {
  title: 'Profile',
  back: 'Back to the portal',
  tabsLabel: 'Profile sections',
  tabs: [
    { value: 'profile', label: 'Profile' },
    { value: 'preferences', label: 'Preferences' },
    { value: 'security', label: 'Security' },
  ] satisfies { value: ProfileTab; label: string }[],
  saving: 'Saving...',
  unsaved: 'Not saved yet. Your changes are kept in this browser.',
  notKept: 'Not saved yet. This browser can’t keep your changes, so save before you leave.',
  discard: 'Discard changes',
  form: {
    title: 'Your details',
    lead: 'Support sees these when you open a ticket.',
    name: 'Name',
    email: 'Email',
    emailHint: 'You sign in with this address.',
    company: 'Company',
    phone: 'Phone',
    optional: 'Optional',
    save: 'Save Changes',
    saved: 'Profile updated',
  },
  preferences: {
    title: 'What we may send you',
    lead: 'Turn off what you don’t want.',
    emailNotifications: {
      label: 'Email notifications',
      hint: 'Replies to your tickets and changes to their status.',
    },
    marketingEmails: {
      label: 'Marketing emails',
      hint: 'Product launches, events and offers.',
    },
    newsletter: {
      label: 'Newsletter',
      hint: 'What we built and learned, in one email a month.',
    },
    save: 'Save Preferences',
    saved: 'Preferences updated',
  },
  errors: {
    name: 'Name is required',
    email: 'Enter your email address.',
    emailShape: 'Enter an address with an @, for example name@company.com.',
  },
} as const
