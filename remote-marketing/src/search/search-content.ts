import { paths, searchHref } from '@fivefold/shared/routing/paths'
import { productSearch } from './product-search'
import type { SearchResult } from './site-search'

export const searchContent = {
  title: 'Search',
  placeholder: 'Search the product...',
  tabs: 'Results',
  kinds: {
    product: 'Product',
    page: 'Page',
    resource: 'Resource',
    'case-study': 'Case study',
  } satisfies Record<SearchResult['type'], string>,
  start: {
    title: 'What are you looking for?',
    text: 'Search finds products, pages, resources and case studies.',
    examples: [
      { label: 'integrations', to: searchHref('integrations') },
      { label: 'pricing', to: searchHref('pricing') },
      { label: 'security', to: searchHref('security') },
      { label: 'guides', to: searchHref('guides') },
    ],
    productsLabel: 'Products',
    products: productSearch,
  },
  best: 'Best matches',
  noneOfKind: 'None of the best matches is of this kind.',
  incomplete: 'Part of the site could not be searched. Reload the page to try again.',
  nothing: {
    text: 'Try different keywords, or look through the resources.',
    action: { label: 'Browse resources', to: paths.resources },
  },
} as const

export const noResultsFor = (query: string) => `No results found for "${query}"`

export const namedHeading = (query: string) => `Names and descriptions with “${query}”`

export const noneNamed = (query: string) => `None here contains “${query}” word for word.`

export const bestCount = (count: number) => (count === 1 ? '1 best match' : `${count} best matches`)

const resultCount = (count: number) => (count === 1 ? '1 result' : `${count} results`)

/** The numbers that the page shows. */
export function foundWords(matches: number, named: number) {
  if (matches === 0) return resultCount(named)
  return named === 0 ? bestCount(matches) : `${bestCount(matches)}, ${resultCount(named)} by name`
}
