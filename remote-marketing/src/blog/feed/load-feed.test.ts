import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cacheStorageFake } from './cache-storage-fake'
import { loadFeed, postsOf } from './load-feed'
import { readSavedFeed } from './saved-feed'

const address = 'https://feeds.example/posts.json'

function feedAnswers(body: BodyInit, init?: ResponseInit) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, init)),
  )
}

const feedOf = (items: unknown[]) => JSON.stringify({ status: 'ok', items })

beforeEach(() => {
  vi.stubGlobal('caches', cacheStorageFake())
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('loadFeed', () => {
  test('requests the configured URL once, without a payload', async () => {
    feedAnswers(feedOf([{ title: 'First' }]))
    await expect(loadFeed(address)).resolves.toMatchObject([{ title: 'First' }])
    expect(fetch).toHaveBeenCalledTimes(1)
    const [requested, options] = vi.mocked(fetch).mock.calls[0] ?? []
    expect(requested).toBe(address)
    expect(options?.method ?? 'GET').toBe('GET')
    expect(options?.body).toBeUndefined()
    expect(console.error).not.toHaveBeenCalled()
  })

  test.each([404, 429, 500, 503])('reports the status %i and logs it', async (status) => {
    feedAnswers('', { status })
    await expect(loadFeed(address)).rejects.toThrow(String(status))
    expect(console.error).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ message: expect.stringContaining(String(status)) }),
    )
  })

  test.each([
    ['no JSON', '<!doctype html>', 'JSON'],
    ['half an answer', feedOf([{ title: 'First' }]).slice(0, 30), 'JSON'],
    ['nothing', '', 'JSON'],
    ['another shape', '{"status":"error","message":"rate limit"}', 'unexpected shape'],
  ])('fails and logs when the answer is %s', async (_name, body, message) => {
    feedAnswers(body)
    await expect(loadFeed(address)).rejects.toThrow(message)
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  test('fails and logs when the network fails', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => {
        throw new TypeError('Failed to fetch')
      }),
    )
    await expect(loadFeed(address)).rejects.toThrow('Failed to fetch')
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  test('fails when the connection breaks in the middle', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"status":"ok","items":['))
        controller.error(new TypeError('network error'))
      },
    })
    feedAnswers(broken)
    await expect(loadFeed(address)).rejects.toThrow('network error')
  })

  test('saves only a valid response', async () => {
    feedAnswers('{"status":"error"}')
    await expect(loadFeed(address)).rejects.toThrow('unexpected shape')
    await expect(readSavedFeed(address)).resolves.toBeNull()

    feedAnswers(feedOf([{ title: 'Kept' }]))
    const before = Date.now()
    await loadFeed(address)
    const saved = await vi.waitUntil(() => readSavedFeed(address))
    expect(postsOf(saved.text)).toMatchObject([{ title: 'Kept' }])
    expect(saved.savedAt.getTime()).toBeGreaterThanOrEqual(before)
    expect(saved.savedAt.getTime()).toBeLessThanOrEqual(Date.now())
  })
})

describe('saved copies', () => {
  test('a browser without CacheStorage saves nothing, and nothing fails', async () => {
    vi.stubGlobal('caches', undefined)
    feedAnswers(feedOf([]))
    await expect(loadFeed(address)).resolves.toEqual([])
    await expect(readSavedFeed(address)).resolves.toBeNull()
  })

  test('a cache that throws is treated as absent', async () => {
    vi.stubGlobal('caches', {
      open: async () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    feedAnswers(feedOf([]))
    await expect(loadFeed(address)).resolves.toEqual([])
    await expect(readSavedFeed(address)).resolves.toBeNull()
  })

  test('very long responses are shown and not saved', async () => {
    feedAnswers(feedOf([{ title: 'Long', content: 'word '.repeat(1_000_000) }]))
    await expect(loadFeed(address)).resolves.toHaveLength(1)
    await expect(readSavedFeed(address)).resolves.toBeNull()
  })
})

describe('large feeds', () => {
  test('1,000 items are read', () => {
    const items = Array.from({ length: 1000 }, (_, n) => ({ title: `Post ${n}`, guid: `g${n}` }))
    expect(postsOf(feedOf(items))).toHaveLength(1000)
  })

  test('5 MB are read', () => {
    const items = Array.from({ length: 100 }, () => ({ content: '<p>word</p>'.repeat(4700) }))
    const text = feedOf(items)
    expect(text.length).toBeGreaterThan(5_000_000)
    expect(postsOf(text)[0]?.readTime).toBe(24)
  })
})

describe('the sample feed that ships with the site', () => {
  const text = readFileSync(
    new URL('../../../../host/public/sample-feed.json', import.meta.url),
    'utf8',
  )
  const posts = postsOf(text)

  test('has only complete posts', () => {
    expect(posts.length).toBeGreaterThanOrEqual(8)
    for (const post of posts) {
      expect(post.title).not.toBe('Untitled')
      expect(post.date).not.toBeNull()
      expect(post.excerpt).toMatch(/\S/)
      expect(post.thumbnail).toMatch(/^\/blog\/(?!default)/)
    }
  })

  test('is newest first, with an id for each post', () => {
    const dates = posts.map((post) => post.date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(new Set(posts.map((post) => post.id)).size).toBe(posts.length)
  })

  test('shows pictures that exist', () => {
    for (const { thumbnail } of posts) {
      const picture = new URL(`../../../../host/public${thumbnail}`, import.meta.url)
      expect(readFileSync(picture, 'utf8')).toContain('<svg')
    }
  })
})
