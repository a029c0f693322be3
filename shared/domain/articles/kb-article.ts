import * as v from 'valibot'
import {
  count,
  dated,
  flag,
  identity,
  moment,
  optionalMoment,
  text,
  texts,
  type RecordOf,
} from '../model/record-fields'

const kbArticleEntries = {
  ...identity,
  title: text,
  content: text,
  category: text,
  tags: texts,
  is_published: flag,
  published_at: optionalMoment,
  view_count: count,
  helpful_count: count,
  not_helpful_count: count,
  ...dated,
}
/** @example v.is(KbArticleSchema, { id: 'kb-1' }) // true: other fields have defaults */
export const KbArticleSchema = v.looseObject(kbArticleEntries)
export type KbArticle = RecordOf<typeof kbArticleEntries>

const articleRatingEntries = { ...identity, rating: text, created_at: moment }
/**
 * This browser's feedback on an article; the id is the article's.
 * @example v.is(ArticleRatingSchema, { id: 'kb-1' }) // true: other fields have defaults
 */
export const ArticleRatingSchema = v.looseObject(articleRatingEntries)
export type ArticleRatingRecord = RecordOf<typeof articleRatingEntries>

export interface Articles {
  readonly kbArticles: readonly KbArticle[]
  readonly articleRatings: readonly ArticleRatingRecord[]
}
