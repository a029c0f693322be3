// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { readFeed } from './feed-part'

const address = '/feed.json'
const hash = 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='

beforeEach(() => {
  document.body.innerHTML =
    '<div data-feed="">Loading</div>' +
    '<template id="with-feed"><div data-feed="{}">Articles</div></template>'
})

async function read(answer: () => Promise<Response>, isWaiting = true) {
  const fetchFeed = vi.fn(answer)
  vi.stubGlobal('fetch', fetchFeed)
  const start = vi.fn()
  const feed = readFeed({ address, hash }, { isWaiting: () => isWaiting, start })
  expect(feed.isPending()).toBe(true)
  await vi.waitFor(() => expect(feed.isPending()).toBe(false))
  expect(fetchFeed).toHaveBeenCalledOnce()
  return { feed, start, shown: document.querySelector('[data-feed]')?.textContent }
}

test('the feed of the release shows its articles, and the host does not start', async () => {
  const { start, shown } = await read(async () => new Response('{}'))
  expect(shown).toBe('Articles')
  expect(start).not.toHaveBeenCalled()
})

test.each([
  ['another feed', async () => new Response('{"items":[]}')],
  ['an error with the same text', async () => new Response('{}', { status: 500 })],
  ['no answer', async () => Promise.reject(new Error('offline'))],
])('%s starts the page', async (_name, answer) => {
  const { start, shown } = await read(answer)
  expect(shown).toBe('Loading')
  expect(start).toHaveBeenCalledOnce()
})

test('a page that is already starting is not changed', async () => {
  const { shown } = await read(async () => new Response('{}'), false)
  expect(shown).toBe('Loading')
})

test('the page receives the response once, for the feed’s address only', async () => {
  const { feed } = await read(async () => new Response('{}'))
  expect(feed.responseOf('/other.json')).toBeUndefined()
  expect(await (await feed.responseOf(address))?.text()).toBe('{}')
  expect(feed.responseOf(address)).toBeUndefined()
})
