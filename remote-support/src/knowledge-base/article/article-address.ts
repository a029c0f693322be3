import { paths } from '@fivefold/shared/routing/paths'

/** What the address of the knowledge base says; an empty text stands for nothing said. */
export interface ArticleAddress {
  search: string
  category: string
  /** Id of the open article. */
  article: string
}

export const plainAddress: ArticleAddress = { search: '', category: '', article: '' }

export function readAddress(params: URLSearchParams): ArticleAddress {
  const said = (name: keyof ArticleAddress) => params.get(name) ?? ''
  return { search: said('search'), category: said('category'), article: said('article') }
}

/** A search for blanks alone is no search. */
export function addressHref({ search, category, article }: ArticleAddress): string {
  const said = Object.entries({ search: search.trim() && search, category, article })
  const query = new URLSearchParams(said.filter(([, value]) => value !== ''))
  return query.size === 0 ? paths.knowledgeBase : `${paths.knowledgeBase}?${query}`
}
