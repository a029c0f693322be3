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
  best: {
    title: 'Best matches',
    text: 'From every page, article and answer on the site.',
    nothing: 'No page covers this. Try fewer or different words.',
    incomplete: 'Part of the site could not be searched. Reload the page to try again.',
  },
  nothing: {
    text: 'Try different keywords, or look through the resources.',
    action: { label: 'Browse resources', to: paths.resources },
  },
} as const

export const noResultsFor = (query: string) => `No results found for "${query}"`

export const resultCount = (count: number) => (count === 1 ? '1 result' : `${count} results`)
