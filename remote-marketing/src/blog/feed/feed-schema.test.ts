import { describe, expect, test } from 'vitest'
import { readFeed } from './feed-schema'

describe('readFeed', () => {
  test('is valid when its status is ok and its items are a list', () => {
    expect(readFeed({ status: 'ok', items: [] })).toEqual([])
  })

  test.each([
    ['no object', 'ok'],
    ['null', null],
    ['no status', { items: [] }],
    ['another status', { status: 'error', items: [] }],
    ['a status in capitals', { status: 'OK', items: [] }],
    ['no items', { status: 'ok' }],
    ['items that are no list', { status: 'ok', items: { length: 1 } }],
    ['items null', { status: 'ok', items: null }],
    ['a list', [{ status: 'ok' }]],
  ])('is refused with %s', (_name, answer) => {
    expect(() => readFeed(answer)).toThrow('unexpected shape')
  })

  test('skips invalid items', () => {
    const answer = { status: 'ok', items: [null, 'text', 7, [], { title: 'Kept' }] }
    expect(readFeed(answer).map((item) => item.title)).toEqual(['Kept'])
  })

  test('fills missing fields, and fields of the wrong type, with empty ones', () => {
    const answer = { status: 'ok', items: [{ title: { html: 'x' }, guid: 12, categories: 'ai' }] }
    expect(readFeed(answer)).toEqual([
      {
        content: '',
        description: '',
        thumbnail: '',
        pubDate: '',
        guid: '',
        link: '',
        title: '',
        author: '',
        categories: [],
      },
    ])
  })

  test('drops all other keys, including __proto__', () => {
    const answer: unknown = JSON.parse(
      '{"status":"ok","items":[{"title":"A","__proto__":{"link":"https://evil.example"},"html":"x"}]}',
    )
    const [item] = readFeed(answer)
    expect(item?.link).toBe('')
    expect(item).not.toHaveProperty('html')
  })
})
