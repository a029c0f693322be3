// @vitest-environment happy-dom
import { brand } from '@fivefold/shared/brand'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BlogShelf } from './blog-shelf'
import { cacheStorageFake } from './feed/cache-storage-fake'
import { forgetFeed } from './feed/use-blog-feed'

const shelf = (
  <BrowserRouter>
    <BlogShelf />
  </BrowserRouter>
)

const posts = [
  {
    title: 'Connectors that survive',
    description: '<p>How Integ retries.</p>',
    content: 'word '.repeat(700),
    pubDate: '2026-01-05 09:30:00',
    guid: 'one',
    link: 'https://medium.com/fivefold/connectors',
    author: 'Tomás Herrera',
    categories: ['Integrations', 'Engineering'],
  },
  {
    title: 'Answers with sources',
    description: '<p>What Cortex cites.</p>',
    pubDate: 'some day',
    guid: 'two',
    link: 'javascript:alert(1)',
    categories: ['AI'],
  },
]

const feedOf = (items: unknown[]) => JSON.stringify({ status: 'ok', items })

function answering(body: string, init?: ResponseInit) {
  vi.mocked(fetch).mockImplementation(async () => new Response(body, init))
}

const failure =
  'We couldn’t load the latest Medium posts right now. Please refresh the page or visit Medium directly.'

beforeEach(() => {
  window.history.replaceState(null, '', '/blog')
  forgetFeed()
  vi.stubGlobal('fetch', vi.fn())
  vi.stubGlobal('caches', cacheStorageFake())
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('while the feed is loading', () => {
  test('six skeleton cards are shown', () => {
    vi.mocked(fetch).mockReturnValue(new Promise(() => {}))
    const { container } = render(shelf)
    expect(container.querySelectorAll('[data-skeleton="card"]')).toHaveLength(6)
    expect(screen.getByRole('status').textContent).toBe('Loading articles…')
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('prerendering shows them too and sends no request', () => {
    expect(renderToString(shelf).match(/data-skeleton="card"/g)).toHaveLength(6)
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('when the feed has loaded', () => {
  beforeEach(() => answering(feedOf(posts)))

  test('it is not requested again when the visitor returns', async () => {
    const { unmount } = render(shelf)
    await screen.findAllByRole('article')
    unmount()
    render(shelf)
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('each article shows the specified fields', async () => {
    render(shelf)
    const article = await screen.findByRole('article', { name: 'Connectors that survive' })
    const shown = within(article)
    expect(shown.getByRole('heading').textContent).toBe('Connectors that survive')
    for (const text of [
      'Integrations',
      'Engineering',
      'How Integ retries.',
      'Tomás Herrera',
      'TH',
      'Jan 5, 2026',
      '4 min read',
    ]) {
      shown.getByText(text)
    }
    expect(article.textContent).toContain('Jan 5, 2026 · 4 min read')
    const link = shown.getByRole('link', { name: 'Read on Medium' })
    expect(link.getAttribute('href')).toBe('https://medium.com/fivefold/connectors')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  test('missing or invalid fields are left out or replaced', async () => {
    render(shelf)
    const article = await screen.findByRole('article', { name: 'Answers with sources' })
    expect(article.querySelector('time')).toBeNull()
    within(article).getByText(brand.name)
    expect(article.querySelector('img')?.getAttribute('src')).toBe('/blog/default.svg')
    expect(within(article).getByRole('link').getAttribute('href')).toBe(brand.links.publication)
  })

  test('the default picture replaces one that fails to load', async () => {
    // The test environment loads no pictures: without this, each one counts as failed.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    answering(feedOf([{ ...posts[0], thumbnail: 'https://cdn.example.com/gone.png' }]))
    render(shelf)
    const picture = (await screen.findByRole('article')).querySelector('img')
    expect(picture?.getAttribute('src')).toBe('https://cdn.example.com/gone.png')
    if (picture) fireEvent.error(picture)
    expect(picture?.getAttribute('src')).toBe('/blog/default.svg')
  })

  test('chips offer All and the sorted categories, and filter', async () => {
    render(shelf)
    await screen.findAllByRole('article')
    const chips = within(screen.getByRole('group', { name: 'Filter by category' }))
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'All',
      'AI',
      'Engineering',
      'Integrations',
    ])
    expect(chips.getByRole('button', { pressed: true }).textContent).toBe('All')
    fireEvent.click(chips.getByRole('button', { name: 'AI' }))
    expect(chips.getByRole('button', { pressed: true }).textContent).toBe('AI')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(window.location.search).toBe('?category=AI')
    cleanup()
    render(shelf)
    expect(await screen.findAllByRole('article')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    expect(window.location.search).toBe('')
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  test('the search filters the list and says when nothing matches', async () => {
    render(shelf)
    await screen.findAllByRole('article')
    const field = screen.getByPlaceholderText('Search articles...')
    fireEvent.change(field, { target: { value: 'CORTEX' } })
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    fireEvent.change(field, { target: { value: 'zzz' } })
    await screen.findByText('No articles found')
    screen.getByText('Try adjusting your search terms or selecting a different category.')
    fireEvent.click(screen.getByRole('button', { name: 'Show all articles' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  })

  test('a feed without articles is shown as empty', async () => {
    answering(feedOf([]))
    render(shelf)
    await screen.findByText('No articles found')
    expect(screen.queryByRole('button', { name: 'Show all articles' })).toBeNull()
  })

  test('a thousand articles are all listed, even with the same id', async () => {
    answering(
      feedOf(Array.from({ length: 1000 }, (_, n) => ({ title: `Post ${n}`, guid: 'same' }))),
    )
    const { container } = render(shelf)
    await waitFor(() => expect(container.querySelectorAll('article')).toHaveLength(1000))
    expect(console.error).not.toHaveBeenCalled()
  })

  test('markup in any field is shown as text', async () => {
    const markup = '<img src=x onerror="alert(1)"><script>alert(1)</script>Plain'
    answering(
      feedOf([
        {
          title: markup,
          description: markup,
          author: markup,
          categories: [markup],
          thumbnail: 'x" onerror="alert(1)',
          link: 'data:text/html,<script>alert(1)</script>',
          pubDate: markup,
          guid: markup,
        },
      ]),
    )
    render(shelf)
    const article = await screen.findByRole('article', { name: 'Plain' })
    expect(article.querySelectorAll('script, [onerror]')).toHaveLength(0)
    expect(article.querySelectorAll('img')).toHaveLength(1)
  })
})

describe('when the feed is down', () => {
  test('the card says so and links to the publication, and no retry starts on its own', async () => {
    answering('', { status: 503 })
    render(shelf)
    const card = within(await screen.findByRole('alert'))
    card.getByRole('heading', { name: 'Feed temporarily unavailable' })
    card.getByText(failure)
    expect(card.getByRole('link').getAttribute('href')).toBe(brand.links.publication)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(console.error).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ message: expect.stringContaining('503') }),
    )
  })

  test('Try again sends a new request and shows the list', async () => {
    answering('', { status: 500 })
    render(shelf)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answering(feedOf(posts))
    fireEvent.click(retry)
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the copy saved by the last visit is shown below the message, with its age', async () => {
    answering(feedOf(posts))
    render(shelf)
    await screen.findAllByRole('article')
    cleanup()
    forgetFeed()
    answering('{"status":"error"}')
    render(shelf)
    await screen.findByText(failure)
    await screen.findByText(/the copy this browser saved less than a minute ago/)
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })
})
