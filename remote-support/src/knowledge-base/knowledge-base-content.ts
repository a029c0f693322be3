import { paths } from '@fivefold/shared/routing/paths'

const counted = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`

export const knowledgeBaseContent = {
  head: {
    eyebrow: 'Support',
    title: 'Knowledge Base',
    lead: 'Steps and fixes written by the people who answer the tickets. The most read come first.',
  },
  search: { label: 'Search articles', placeholder: 'Words of the title, for example workflow' },
  categories: { label: 'Category', all: 'All Articles' },
  list: {
    loading: 'Loading articles...',
    empty: 'No articles found. Try a different search.',
    clear: 'Show all articles',
    count: counted,
    more: (rest: number) => `Show more (${rest} left)`,
    announced: (count: number, search: string) =>
      search === '' ? `${counted(count)} listed` : `${counted(count)} for “${search}”`,
  },
  article: {
    views: (count: number) => `${count} views`,
    updated: 'Updated',
    close: 'Close article',
    missing: {
      title: 'This article is not available',
      text: 'It may have been withdrawn or not be published yet. The articles below are.',
    },
  },
  feedback: {
    helpful: (count: number) => `Helpful (${count})`,
    notHelpful: (count: number) => `Not helpful (${count})`,
    thanks: { title: 'Thank you!', description: 'Your feedback helps us improve.' },
  },
  related: { title: 'Related', text: 'Close to your search, also where the spelling differs.' },
  failure: {
    toast: { title: 'Error', description: 'Failed to load articles' },
    title: 'The articles cannot be shown right now',
    retry: 'Try again',
  },
  stuck: {
    title: 'Not in here?',
    text: 'Write to technical support. The answer comes within 2 hours and stays in your portal.',
    action: { label: 'Submit a ticket', to: paths.newTicket },
  },
} as const
