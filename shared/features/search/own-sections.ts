import type { KbArticle } from '../../domain/articles/kb-article'
import { verdictOn } from '../../contract/routing/access-rule'
import { articleHref } from '../../contract/routing/paths'
import type { RouteEntry } from '../../contract/routing/remote-contract'
import type { SearchSection } from './search-section'

/** The page title of articles among the results. */
const knowledgeBase = 'Knowledge Base'

export const articleSections = (articles: readonly KbArticle[]): SearchSection[] =>
  articles.map(({ id, title, content, category, tags }) => ({
    url: articleHref(id),
    title,
    page: knowledgeBase,
    above: category,
    text: content.replaceAll(/\s+/g, ' '),
    also: tags.join(' '),
  }))

/** Pages that a visitor with this role may see, with the routes' own texts: guarded ones have no others. */
export const pageSections = (
  routes: readonly RouteEntry[],
  role: string | undefined,
): SearchSection[] =>
  routes
    .filter(({ path, access, indexed }) => {
      const isListed = indexed || access.signIn
      return isListed && !path.includes(':') && verdictOn(access, role) === 'allowed'
    })
    .map(({ path, title, description }) => ({ url: path, title, page: '', text: description }))
