import { newFact } from '../domain/model/record-id'
import { commit } from './site-store'

export type ArticleRating = 'helpful' | 'not_helpful'

export function viewArticle(articleId: string): void {
  commit({ type: 'articleViewed', ...newFact(), articleId })
}

export function rateArticle(articleId: string, rating: ArticleRating): void {
  commit({ type: 'articleRated', ...newFact(), articleId, rating })
}
