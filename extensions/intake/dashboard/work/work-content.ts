export const workContent = {
  view: {
    tab: 'Work',
    title: 'Your work',
    lead: 'What waits at the intake, for all visitors.',
  },
  tickets: {
    title: 'Tickets',
    all: 'All tickets',
    figures: {
      waiting: 'Waiting for us',
      late: 'Late',
      nobody: 'Unassigned',
      me: 'Mine',
    },
    first: 'Due first',
    empty: 'Nothing waits for us.',
  },
  leads: { title: 'Newest leads', all: 'All leads', empty: 'No leads yet.' },
  releases: {
    title: 'Releases in the last week',
    all: 'Health',
    unknown: 'The intake does not stand beside the site’s files.',
  },
} as const
