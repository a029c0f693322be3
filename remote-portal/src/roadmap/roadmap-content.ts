import { countWords } from '@fivefold/shared/words/count-words'

export const roadmapContent = {
  title: 'What we build next',
  lead: 'Most votes first. One vote per item; undo anytime.',
  filterLabel: 'Show',
  all: 'All',
  mine: 'My votes',
  pagesLabel: 'Pages of the roadmap',
  vote: (title: string) => `Vote for ${title}`,
  votes: (count: number) => (count === 1 ? '1 vote' : `${countWords(count)} votes`),
  planned: (release: string) => `Planned for ${release}`,
  added: 'Vote added',
  removed: 'Vote removed',
  undo: 'Undo',
  failed: 'Your vote wasn’t counted',
  said: (what: string, title: string, votes: string) => `${what}: ${title} has ${votes}.`,
  empty: 'The roadmap is empty',
  emptyHint: 'We’ll announce what we build next here. Until then, tell us what you need.',
  request: 'Request a feature',
  noMatch: {
    title: 'Nothing matches',
    hint: 'No roadmap items have this status right now.',
  },
  noVotes: {
    title: 'You haven’t voted for any of these',
    hint: 'Items you vote for appear here.',
  },
  clear: 'Show everything',
} as const
