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
    places: [
      {
        place: 'fivefold-store',
        content: 'Accounts, tickets, votes, forms you sent, and the counters of articles',
        until: 'You clear this browser’s data',
      },
      {
        place: 'fivefold-op:…',
        content: 'Your latest changes, one small entry each, until they reach the store',
        until: 'They are in the store, usually seconds later',
      },
      {
        place: 'fivefold-records:…',
        content: 'Data kept by individual sections, with its latest changes',
        until: 'You delete your account or clear this browser’s data',
      },
      {
        place: 'fivefold-file:…',
        content: 'A file attached to a ticket',
        until: 'You delete your account or clear this browser’s data',
      },
      {
        place: 'fivefold-draft:…',
        content: 'A form you started, such as a ticket',
        until: 'You submit or cancel it, or 7 days pass',
      },
      {
        place: 'fivefold-views:…',
        content: 'The tab, filters and sorting you used last in the portal and your profile',
        until: 'You delete your account or clear this browser’s data',
      },
      {
        place: 'fivefold-store-unreadable-…',
        content: 'The original of stored data that could not be read, if that ever happened',
        until: 'You clear this browser’s data',
      },
      {
        place: 'fivefold-theme',
        content: 'Light, dark or system',
        until: 'You clear this browser’s data',
      },
      {
        place: 'error_logs',
        content: 'The last 10 errors of the site in this browser',
        until: 'Newer errors take their place',
      },
      {
        place: 'fivefold-scroll',
        content: 'How far you had scrolled on the pages you visited',
        until: 'You close the tab',
      },
      {
        place: 'fivefold-lead-source',
        content: 'Where a visit came from, for the forms you send',
        until: 'You close the tab',
      },
      {
        place: 'fivefold-canary',
        content: 'A number that decides whether this browser gets new releases early',
        until: 'You clear this browser’s data',
      },
      {
        place: 'fivefold-visited',
        content: 'Copies of the pages you visited, for when there is no network',
        until: 'You clear this browser’s data, or 60 newer pages take their place',
      },
      {
        place: 'fivefold-blog',
        content: 'A copy of the public blog feed, for when it cannot be reached',
        until: 'A newer copy takes its place',
      },
    ],
  },
  danger: { title: 'Leave or start over' },
} as const
