export const accountContent = {
  words: {
    title: 'Accounts in this browser',
    noun: { one: 'account', many: 'accounts' },
    searchLabel: 'Search accounts',
    searchHint: 'Name, e-mail, company or phone',
    empty: 'No accounts yet',
    emptyHint: 'Whoever registers in this browser appears here.',
  },
  columns: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    tickets: 'Tickets',
    votes: 'Votes',
    joined: 'Joined',
    lastLogin: 'Last sign-in',
  },
  facts: {
    company: 'Company',
    phone: 'Phone',
    id: 'ID',
    mails: 'Wants to receive',
  },
  mails: {
    emailNotifications: 'e-mail notifications',
    marketingEmails: 'marketing e-mails',
    newsletter: 'the newsletter',
  },
  noMails: 'nothing',
  never: 'Never',
  notSet: 'Not set',
} as const
