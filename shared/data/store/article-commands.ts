import { newFact } from '../../domain/model/record-id'
import { keep } from './keep'
import { commit } from './site-store'

export type ArticleRating = 'helpful' | 'not_helpful'

/** @example viewArticle('kb-1') */
export function viewArticle(articleId: string): void {
  commit({ type: 'articleViewed', ...newFact(), articleId })
}

/**
 * Adds this browser's feedback, in place of its earlier one.
 * @throws StoreError if storage refuses it.
 * @example rateArticle('kb-1', 'helpful')
 */
export function rateArticle(articleId: string, rating: ArticleRating): void {
  keep({ type: 'articleRated', ...newFact(), articleId, rating })
}

/**
 * Takes back this browser's feedback.
 * @throws StoreError if storage refuses it.
 * @example withdrawRating('kb-1', 'helpful')
 */
export function withdrawRating(articleId: string, rating: ArticleRating): void {
  keep({ type: 'articleRatingWithdrawn', ...newFact(), articleId, rating })
}
