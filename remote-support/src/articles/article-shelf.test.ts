import { describe, expect, it, vi } from 'vitest'
import { article } from '../testing/article'
import { articleShelf } from './article-shelf'

const now = new Date('2026-11-21T12:00:00Z')

describe('the visible articles', () => {
  it('are the seeds before the storage is read, or loading without seeds', () => {
    const found = article({ id: 'a' })
    expect(articleShelf([found], null)).toEqual({
      status: 'ready',
      articles: [found],
      isFromStorage: false,
    })
    expect(articleShelf([], null)).toEqual({ status: 'loading' })
  })

  it('are published, not future-dated and sorted by views', () => {
    const shelf = articleShelf(
      [
        article({ id: 'few', view_count: 3, published_at: '2026-11-01T00:00:00Z' }),
        article({ id: 'draft', view_count: 9, is_published: false }),
        article({ id: 'future', view_count: 9, published_at: '2026-11-21T12:00:01Z' }),
        article({ id: 'due', view_count: 8, published_at: '2026-11-21T12:00:00Z' }),
      ],
      now,
    )
    expect(shelf.status === 'ready' && shelf.articles.map(({ id }) => id)).toEqual(['due', 'few'])
  })

  it('are reported as failed when they cannot be read', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const unreadable = [null] as unknown as Parameters<typeof articleShelf>[0]
    expect(articleShelf(unreadable, now)).toEqual({ status: 'failed' })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})
