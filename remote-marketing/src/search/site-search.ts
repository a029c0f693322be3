import type { CaseStudy, Resource } from '@fivefold/shared/domain/library/library'
import { verdictOn } from '@fivefold/shared/routing/access-rule'
import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import { paths, resourcesHref } from '@fivefold/shared/routing/paths'
import { phraseFilter } from '@fivefold/shared/words/folded'

export interface SearchResult {
  id: string
  title: string
  description: string
  type: 'product' | 'resource' | 'case-study' | 'page'
  url: string
  category: string
}

/** The routes that a visitor with this role may see. */
export const routesFor = (routes: readonly RouteEntry[], role: string | undefined) =>
  routes.filter(({ access }) => verdictOn(access, role) === 'allowed')

export const pageResults = (routes: readonly RouteEntry[]): SearchResult[] =>
  routes
    .flatMap((route) => route.search ?? [])
    .map(({ title, description, type, category, url }) => ({
      id: url,
      title,
      description,
      type,
      url,
      category,
    }))

export const resourceResults = (resources: readonly Resource[]): SearchResult[] =>
  resources.map(({ id, title, description, category }) => ({
    id,
    title,
    description,
    type: 'resource',
    url: resourcesHref(category),
    category,
  }))

export const caseStudyResults = (caseStudies: readonly CaseStudy[]): SearchResult[] =>
  caseStudies.map(({ id, title, description, industry }) => ({
    id,
    title,
    description,
    type: 'case-study',
    url: paths.caseStudies,
    category: industry,
  }))

/** Substring match on title, description and category, ignoring case and accents. Empty for a blank query. */
export function resultsMatching(results: readonly SearchResult[], query: string) {
  if (query.trim() === '') return []
  const isFound = phraseFilter(query)
  return results
    .filter(({ title, description, category }) => isFound(title, description, category))
    .toSorted((one, other) => typeOrder.indexOf(one.type) - typeOrder.indexOf(other.type))
}

const typeOrder: readonly SearchResult['type'][] = ['product', 'page', 'resource', 'case-study']

export const searchTabs = [
  { id: 'all', label: 'All' },
  { id: 'products', label: 'Products' },
  { id: 'resources', label: 'Resources' },
  { id: 'case-studies', label: 'Case Studies' },
] as const

export type SearchTab = (typeof searchTabs)[number]['id']

const typeOfTab = {
  products: 'product',
  resources: 'resource',
  'case-studies': 'case-study',
} as const

export const resultsOfTab = <Result extends Pick<SearchResult, 'type'>>(
  results: readonly Result[],
  tab: SearchTab,
) => (tab === 'all' ? results : results.filter(({ type }) => type === typeOfTab[tab]))

/** The type of a passage, which is that of its page. */
export function typeOfPage(routes: readonly RouteEntry[], url: string): SearchResult['type'] {
  const [page = ''] = url.split(/[?#]/)
  if (page === paths.caseStudies) return 'case-study'
  if (page === paths.knowledgeBase) return 'resource'
  const entries = routes.find(({ path }) => path === page)?.search ?? []
  if (entries.some(({ type }) => type === 'product')) return 'product'
  return entries.some(({ category }) => category === 'Resources') ? 'resource' : 'page'
}
