export const deskContent = {
  view: {
    tab: 'Tickets',
    title: 'All visitors',
    lead: 'The tickets that the intake has received. They stay there, and not in this browser.',
  },
  words: {
    title: 'Tickets of all visitors',
    searchHint: 'Beginnings of words, or a number',
    empty: 'No tickets yet',
    emptyHint: 'Tickets that visitors submit appear here.',
  },
  looking: (names: string, areMany: boolean) =>
    `${names} ${areMany ? 'have' : 'has'} this ticket open, too`,
  writing: (names: string, areMany: boolean) => `${names} ${areMany ? 'are' : 'is'} writing`,
} as const
