import { describe, expect, test } from 'vitest'
import { articleRated, articleRatingWithdrawn, articleViewed } from './article-operations'
import { seededState } from '../site/seeds'
import { frozen } from '../testing/frozen'

const state = frozen(seededState)
const fact = { id: 'x', at: '2026-11-02' }

describe('articles', () => {
  const [first, second] = state.kbArticles
  if (!first || !second) throw new Error('the seeds are incomplete')

  test.each([
    ['view_count', articleViewed(state, { type: 'articleViewed', ...fact, articleId: second.id })],
    [
      'helpful_count',
      articleRated(state, {
        type: 'articleRated',
        ...fact,
        articleId: second.id,
        rating: 'helpful',
      }),
    ],
    [
      'not_helpful_count',
      articleRated(state, {
        type: 'articleRated',
        ...fact,
        articleId: second.id,
        rating: 'not_helpful',
      }),
    ],
  ] as const)('count one more in %s, and nothing else of any article', (counter, after) => {
    expect(after.kbArticles).toEqual([first, { ...second, [counter]: second[counter] + 1 }])
    expect(after.kbArticles[0]).toBe(first)
  })

  test('lose the rating that a browser takes back, once', () => {
    const feedback = { ...fact, articleId: second.id, rating: 'helpful' } as const
    const rated = articleRated(state, { type: 'articleRated', ...feedback })
    const withdraw = (before: typeof rated) =>
      articleRatingWithdrawn(before, { type: 'articleRatingWithdrawn', ...feedback })
    expect(rated.articleRatings).toEqual([
      { id: second.id, rating: 'helpful', created_at: fact.at },
    ])
    expect(withdraw(rated)).toEqual(state)
    expect(withdraw(state)).toBe(state)
  })

  test('elsewhere have a rating of this browser, and no count', () => {
    const feedback = { ...fact, articleId: '/support/kb/sign-in', rating: 'helpful' } as const
    const rated = articleRated(state, { type: 'articleRated', ...feedback })
    expect(rated.kbArticles).toBe(state.kbArticles)
    expect(rated.articleRatings).toMatchObject([{ id: feedback.articleId, rating: 'helpful' }])
    const withdrawn = { type: 'articleRatingWithdrawn', ...feedback } as const
    expect(articleRatingWithdrawn(rated, withdrawn)).toEqual(state)
  })

  test('change nothing if they are unknown', () => {
    expect(articleViewed(state, { type: 'articleViewed', ...fact, articleId: 'gone' })).toBe(state)
  })
})
