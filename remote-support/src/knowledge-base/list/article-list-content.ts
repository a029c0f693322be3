const counted = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`

export const articleListContent = {
  loading: 'Loading articles...',
  empty: 'No articles found. Try a different search.',
  clear: 'Show all articles',
  count: counted,
  more: (rest: number) => `Show more (${rest} left)`,
  announced: (count: number, search: string) =>
    search === '' ? `${counted(count)} listed` : `${counted(count)} for “${search}”`,
  missing: {
    title: 'This article is not available',
    text: 'It may have been withdrawn or not be published yet. The articles below are.',
  },
  related: {
    title: 'Related',
    text: 'Articles and pages that speak of it, also in other words.',
    incomplete: 'Part of the site could not be searched.',
  },
} as const
