import { answers } from './search/found-by/answers-content'
import { synonyms } from './search/found-by/synonyms'
import { access, type RouteEntry, type SearchText } from '@fivefold/shared/routing/remote-contract'

interface PublicPage<Path extends string> {
  path: Path
  title: string
  description: string
  /** Label of the page in the site search. */
  category: string
  /** Texts that the search finds although the page's HTML has not got them. */
  searchTexts?: readonly SearchText[]
}

/**
 * A prerendered page that is open to everyone, indexed, and listed in the site search by its title.
 * Its scripts start at the visitor's first intent.
 */
export const publicPage = <const Path extends string>(page: PublicPage<Path>) =>
  ({
    path: page.path,
    title: page.title,
    description: page.description,
    access: access.everyone,
    prerender: true,
    indexed: true,
    start: 'intent',
    search: [
      {
        title: page.title,
        description: page.description,
        type: 'page',
        category: page.category,
        url: page.path,
      },
    ],
    ...foundBy(page.path, page.searchTexts),
  }) as const satisfies RouteEntry

/** Adds the answers and synonyms that the search finds a page by. */
export const foundBy = (path: string, texts: readonly SearchText[] = []) => ({
  searchTexts: [...texts, ...(answers[path] ?? [])],
  synonyms: synonyms[path] ?? [],
})
