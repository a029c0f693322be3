export const accountContent = {
  words: {
    title: 'Accounts in this browser',
    noun: { one: 'account', many: 'accounts' },
    searchLabel: 'Search accounts',
    searchHint: 'Name, email, company or phone',
    empty: 'No accounts yet',
    emptyHint: 'People who register in this browser appear here.',
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
    emailNotifications: 'email notifications',
    marketingEmails: 'marketing emails',
    newsletter: 'the newsletter',
  },
  noMails: 'nothing',
  never: 'Never',
  notSet: 'Not set',
} as const
