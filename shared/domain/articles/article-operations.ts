import type { KbArticle } from './kb-article'
import type { SiteState } from '../site/site-state'
import type { OperationOf } from '../site/site-operations'

type Articles = Pick<SiteState, 'kbArticles'>

export function articleViewed<State extends Articles>(
  state: State,
  { articleId }: OperationOf<'articleViewed'>,
): State {
  return counted(state, articleId, 'view_count')
}

/** Feedback counts as feedback and not as a view. */
export function articleRated<State extends Articles>(
  state: State,
  { articleId, rating }: OperationOf<'articleRated'>,
): State {
  return counted(state, articleId, rating === 'helpful' ? 'helpful_count' : 'not_helpful_count')
}

function counted<State extends Articles>(
  state: State,
  articleId: string,
  counter: 'view_count' | 'helpful_count' | 'not_helpful_count',
): State {
  if (!state.kbArticles.some(({ id }) => id === articleId)) return state
  const raised = (article: KbArticle): KbArticle =>
    article.id === articleId ? { ...article, [counter]: article[counter] + 1 } : article
  return { ...state, kbArticles: state.kbArticles.map(raised) }
}
