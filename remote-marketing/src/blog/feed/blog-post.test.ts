import { brand } from '@fivefold/shared/brand'
import { describe, expect, test } from 'vitest'
import { blogPost, clipped, readDate, readTime } from './blog-post'
import type { FeedItem } from './feed-schema'

const emptyItem: FeedItem = {
  content: '',
  description: '',
  thumbnail: '',
  pubDate: '',
  guid: '',
  link: '',
  title: '',
  author: '',
  categories: [],
}

const item = (fields: Partial<FeedItem>) => blogPost({ ...emptyItem, ...fields }, 3)

describe('blogPost', () => {
  test('reads a complete item', () => {
    expect(
      item({
        content: `<p>${'word '.repeat(1000)}</p>`,
        description: '<p>Why we <em>count</em> runs.</p>',
        thumbnail: 'https://cdn.example.com/a.png',
        pubDate: '2026-01-05 09:30:00',
        guid: 'https://medium.com/p/1',
        link: 'https://medium.com/fivefold/counting-runs',
        title: 'Counting runs &amp; retries',
        author: 'Maya Lindqvist',
        categories: ['workflows', 'operations'],
      }),
    ).toEqual({
      id: 'https://medium.com/p/1',
      title: 'Counting runs & retries',
      excerpt: 'Why we count runs.',
      author: 'Maya Lindqvist',
      authorInitials: 'ML',
      date: '2026-01-05T09:30:00.000Z',
      formattedDate: 'Jan 5, 2026',
      readTime: 5,
      link: 'https://medium.com/fivefold/counting-runs',
      categories: ['workflows', 'operations'],
      thumbnail: 'https://cdn.example.com/a.png',
    })
  })

  test('an empty item gets every default', () => {
    expect(item({})).toEqual({
      id: 'post-3',
      title: 'Untitled',
      excerpt: '',
      author: brand.name,
      authorInitials: 'F',
      date: null,
      formattedDate: '',
      readTime: 1,
      link: brand.links.publication,
      categories: [brand.name],
      thumbnail: '/blog/default.svg',
    })
  })

  test('the id is the guid, otherwise the link', () => {
    expect(item({ guid: 'g', link: 'https://example.com/' }).id).toBe('g')
    expect(item({ link: 'https://example.com/' }).id).toBe('https://example.com/')
  })

  test('the excerpt comes from the content when there is no description', () => {
    expect(item({ content: '<p>From the content</p>' }).excerpt).toBe('From the content')
  })

  test('the excerpt is cut at 220 characters with an ellipsis', () => {
    expect(item({ description: 'x'.repeat(220) }).excerpt).toBe('x'.repeat(220))
    expect(item({ description: 'x'.repeat(221) }).excerpt).toBe(`${'x'.repeat(220)}…`)
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'not an address'])(
    'replaces the link %j with the publication',
    (link) => {
      expect(item({ link }).link).toBe(brand.links.publication)
    },
  )

  test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '/logout', '/blog/../admin', ''])(
    'replaces the thumbnail %j with the default one',
    (thumbnail) => {
      expect(item({ thumbnail }).thumbnail).toBe('/blog/default.svg')
    },
  )

  test("a thumbnail of the site's own blog pictures is kept", () => {
    expect(item({ thumbnail: '/blog/connectors.svg' }).thumbnail).toBe('/blog/connectors.svg')
  })

  test('categories are text, unique and not blank', () => {
    const categories = ['ai', 'ai', ' ', '<b>data</b>', 7, null, { name: 'x' }]
    expect(item({ categories }).categories).toEqual(['ai', 'data'])
  })

  test('very long lines are cut', () => {
    expect(item({ title: 'x'.repeat(10_000) }).title.length).toBeLessThan(200)
    expect(item({ author: 'x'.repeat(10_000) }).author.length).toBeLessThan(200)
  })
})

describe('clipped', () => {
  test('counts characters and cuts none in half', () => {
    expect(clipped('🧭🧭🧭', 3)).toBe('🧭🧭🧭')
    expect(clipped('🧭🧭🧭🧭', 3)).toBe('🧭🧭🧭…')
  })

  test('leaves no space before the ellipsis', () => {
    expect(clipped('one two', 4)).toBe('one…')
  })
})

test.each([
  ['Maya Lindqvist', 'ML'],
  ['Maya Chen Lindqvist', 'MC'],
  ['fivefold', 'F'],
  ['ärne öst', 'ÄÖ'],
])('the initials of %s are %s', (author, initials) => {
  expect(item({ author }).authorInitials).toBe(initials)
})

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [499, 2],
  [500, 3],
  [2000, 10],
])('%i words take %i minutes', (words, minutes) => {
  expect(readTime('word '.repeat(words).trim())).toBe(minutes)
})

describe('readDate', () => {
  test.each([
    ['2026-01-05 09:30:00', '2026-01-05T09:30:00.000Z'],
    ['2026-01-05T23:59:59', '2026-01-05T23:59:59.000Z'],
    ['2026-01-05', '2026-01-05T00:00:00.000Z'],
    ['Mon, 05 Jan 2026 09:30:00 GMT', '2026-01-05T09:30:00.000Z'],
    ['2026-01-05T09:30:00+02:00', '2026-01-05T07:30:00.000Z'],
  ])('reads %s', (text, iso) => {
    expect(readDate(text)?.toISOString()).toBe(iso)
  })

  test.each([
    '',
    'yesterday',
    '2026-13-40',
    '0000-00-00 00:00:00',
    '<script>',
    '99999999999999999999',
  ])('of %j there is no date', (text) => {
    expect(readDate(text)).toBeNull()
  })
})
