export const voteContent = {
  words: {
    title: 'Roadmap votes in this browser',
    noun: { one: 'vote', many: 'votes' },
    searchLabel: 'Search votes',
    searchHint: 'Roadmap item, name or email',
    empty: 'No votes yet',
    emptyHint: 'Votes from the roadmap in the portal appear here.',
  },
  columns: { item: 'Roadmap item', voter: 'Voter', voted: 'Voted' },
  ranking: 'Most wanted',
} as const
