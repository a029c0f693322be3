import type { PortalTab } from '../address/portal-address'

export const portalContent = {
  welcome: (who: string) => `Welcome, ${who}`,
  tabsLabel: 'Portal sections',
  tabs: [
    { value: 'overview', label: 'Overview' },
    { value: 'tickets', label: 'Support Tickets' },
    { value: 'roadmap', label: 'Roadmap' },
    { value: 'account', label: 'Account' },
  ] satisfies { value: PortalTab; label: string }[],
  figures: {
    openTickets: { label: 'Open Tickets', action: 'See tickets' },
    roadmapVotes: { label: 'Roadmap Votes', action: 'See roadmap' },
    accountStatus: { label: 'Account Status', value: 'Active', action: 'See account' },
  },
  latest: {
    title: 'Latest tickets',
    all: 'View all tickets',
    empty: 'Ask a question or report a problem, and track it here.',
    help: 'Get support',
  },
  nextAnswer: 'Next answer:',
  olderNews: 'New replies on older tickets',
  votes: {
    title: 'Your votes',
    none: 'You haven’t voted yet.',
    vote: 'Vote for what you need most',
  },
} as const
