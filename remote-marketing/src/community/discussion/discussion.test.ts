import { describe, expect, test } from 'vitest'
import { discussionStarted, discussionsMatching, type Discussion } from './discussion'

const now = new Date('2026-01-05T09:30:00Z')
const draft = { name: 'Mina', title: 'Hello', message: 'First post' }

const earlier: Discussion = {
  id: 'a',
  title: 'Retry a webhook',
  author: 'Jonas',
  message: 'How often does it try?',
  createdAt: '2025-12-01T12:00:00.000Z',
  category: 'Integrations',
  replies: [],
}

describe('discussionStarted', () => {
  test('gives two discussions with the same time different ids', () => {
    const list = discussionStarted(discussionStarted([], draft, now), draft, now)
    expect(list[0]?.id).not.toBe(list[1]?.id)
  })
})

describe('discussionsMatching', () => {
  const mine: Discussion = {
    ...earlier,
    id: 'b',
    title: 'Ideas',
    author: 'Mina',
    category: 'General',
  }
  const all = [mine, earlier]

  test.each([
    ['title', 'WEBHOOK', [earlier]],
    ['message', 'how often', all],
    ['author', 'mina', [mine]],
    ['nothing', '  ', all],
    ['no discussion', 'zzz', []],
  ])('finds by %s, whatever the case', (_place, query, found) => {
    expect(discussionsMatching(all, query, null)).toEqual(found)
  })
})
