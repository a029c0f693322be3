// @vitest-environment happy-dom
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { BlogPage } from './blog-page'
import { cacheStorageFake } from './feed/cache-storage-fake'
import { pageWithFeed } from './page-with-feed'

const feedOf = (...items: object[]) => JSON.stringify({ status: 'ok', items })

const text = feedOf(
  { title: 'Connectors', guid: '1', categories: ['Integrations'] },
  { title: 'Answers', guid: '2', categories: ['AI'] },
)

const rendered = (feed: string) =>
  renderToString(<BrowserRouter>{createElement(pageWithFeed(feed))}</BrowserRouter>)

afterEach(() => {
  document.body.replaceChildren()
})

test('the document’s articles keep their elements until a filter changes the list', async () => {
  const recovered = vi.fn()
  vi.stubGlobal('fetch', async () => new Response(text))
  vi.stubGlobal('caches', cacheStorageFake())
  window.history.replaceState(null, '', '/blog')
  document.body.innerHTML = `<main>${rendered(text)}</main>`
  const [first] = screen.getAllByRole('article')
  const page = (
    <BrowserRouter>
      <BlogPage />
    </BrowserRouter>
  )
  const main = document.querySelector('main') ?? document.body
  await act(async () => void hydrateRoot(main, page, { onRecoverableError: recovered }))
  expect(screen.getAllByRole('article')[0]).toBe(first)
  expect(screen.queryByText('Loading articles…')).toBeNull()
  const publication = screen.getByRole<HTMLAnchorElement>('link', { name: 'Visit us on Medium' })
  expect(publication.href).toMatch(/^https:\/\/medium\.com\//)
  expect(publication.target).toBe('_blank')
  const chips = within(screen.getByRole('group', { name: 'Filter by category' }))
  fireEvent.click(chips.getByRole('button', { name: 'AI' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  fireEvent.click(chips.getByRole('button', { name: 'All' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(recovered).not.toHaveBeenCalled()
})

test('an empty feed leaves the page as it is without a feed', () => {
  expect(rendered(feedOf())).toContain('data-feed=""')
  expect(rendered(text)).not.toContain('data-feed=""')
})

test('an invalid feed stops the release', () => {
  expect(() => pageWithFeed('{"status":"error"}')).toThrow('unexpected shape')
})

test('without a feed the document links to the publication where scripts are off', () => {
  const page = (
    <BrowserRouter>
      <BlogPage />
    </BrowserRouter>
  )
  expect(renderToString(page)).toMatch(/<noscript>.*on Medium\..*<\/noscript>/)
})
