import { brand } from '@fivefold/shared/brand'
import { paths } from '@fivefold/shared/routing/paths'

export const blogContent = {
  hero: {
    eyebrow: 'Blog',
    title: 'Notes on automation that lasts',
    lead: `What broke, what we changed and what the numbers said afterward. By the people who build ${brand.name} and the teams who run it.`,
    publication: { label: 'Visit us on Medium', to: brand.links.publication },
  },
  filters: {
    searchLabel: 'Search articles',
    searchPlaceholder: 'Search articles...',
    categoriesLabel: 'Filter by category',
    all: 'All',
  },
  listTitle: 'Articles',
  categories: 'Categories',
  /** A text node keeps copied and spoken words apart. */
  separator: ' · ',
  readOn: 'Read on Medium',
  loading: 'Loading articles…',
  empty: {
    title: 'No articles found',
    text: 'Try adjusting your search terms or selecting a different category.',
    clear: 'Show all articles',
  },
  failure: {
    title: 'Feed temporarily unavailable',
    text: 'We couldn’t load the latest Medium posts right now. Please refresh the page or visit Medium directly.',
    retry: 'Try again',
    publication: { label: 'Visit Medium', to: brand.links.publication },
    savedCopy: (age: string) =>
      `Until the feed is back, here’s the copy this browser saved ${age}.`,
  },
  withoutScripts:
    'This page needs JavaScript to list the articles. You can also read them on Medium.',
  closing: {
    title: 'Have something to add?',
    text: 'Our authors are in the community. Ask them what the article left out.',
    community: { label: 'Open the community', to: paths.community },
    feed: { label: 'Copy feed address', text: brand.feedUrl },
  },
} as const

export const articleCount = (count: number) => (count === 1 ? '1 article' : `${count} articles`)

export const readTimeLabel = (minutes: number) => `${minutes} min read`
