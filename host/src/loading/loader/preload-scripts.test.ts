// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { preloadScripts } from './preload-scripts'

const scripts = [
  { address: '/remotes/support/1.0.0/entry.js', integrity: 'sha256-entry' },
  { address: '/remotes/support/1.0.0/page.js', integrity: 'sha256-page' },
]

const supports = vi.fn((_what: string) => true)

const links = () => [...document.head.querySelectorAll('link')]

beforeEach(() => {
  document.head.replaceChildren()
  supports.mockReset().mockImplementation((what) => what === 'modulepreload')
  const relList = { get: () => ({ supports }), configurable: true }
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', relList)
})

test('scripts are requested in parallel, each with its integrity', async () => {
  const preloaded = preloadScripts(scripts)
  expect(
    links().map(({ rel, href, integrity }) => [rel, new URL(href).pathname, integrity]),
  ).toEqual(scripts.map(({ address, integrity }) => ['modulepreload', address, integrity]))
  const isDone = vi.fn()
  void preloaded.then(isDone)
  links()[0]?.dispatchEvent(new Event('load'))
  await Promise.resolve()
  expect(isDone).not.toHaveBeenCalled()
  links()[1]?.dispatchEvent(new Event('load'))
  await preloaded
})

test('the error names a script that was modified', async () => {
  const preloaded = preloadScripts(scripts)
  links()[1]?.dispatchEvent(new Event('error'))
  await expect(preloaded).rejects.toThrow(
    '/remotes/support/1.0.0/page.js could not be fetched, or is not what was released',
  )
})

test('a browser that cannot preload modules fetches them when they are imported', async () => {
  supports.mockReturnValue(false)
  await preloadScripts(scripts)
  expect(links()).toEqual([])
})
