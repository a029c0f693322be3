const counted = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`
const countedAnswers = (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`

export const articleListContent = {
  loading: 'Loading articles...',
  empty: 'No articles found. Try a different search.',
  clear: 'Show all articles',
  count: counted,
  more: (rest: number) => `Show more (${rest} left)`,
  announced: (articles: number, answers: number, search: string) => {
    const found = counted(articles) + (answers > 0 ? ` and ${countedAnswers(answers)}` : '')
    return search === '' ? `${found} listed` : `${found} for “${search}”`
  },
  missing: {
    title: 'This article is not available',
    text: 'It may have been withdrawn, or it isn’t published yet. Try one of the articles below.',
  },
  askedMost: {
    title: 'Asked most',
    count: countedAnswers,
  },
  related: {
    title: 'Related results',
    incomplete: 'Part of the site could not be searched.',
  },
} as const
