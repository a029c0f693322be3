import { access } from '@fivefold/shared/routing/remote-contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SiteRoute } from '../registry/registry'
import { createPagePrefetch, guessesPerPage, type PrefetchPorts } from './page-prefetch'

const page = (path: string): SiteRoute => ({
  path,
  title: path,
  description: '',
  access: access.everyone,
  prerender: true,
  indexed: true,
  remote: 'marketing',
  releases: [],
})

let listed: Map<string, SiteRoute>
const fetched = () => fetchPage.mock.calls.map(([{ path }]) => path)
const fetchPage = vi.fn<PrefetchPorts['fetchPage']>()
const completeRegistry = vi.fn<PrefetchPorts['completeRegistry']>()

const prefetchWith = (ports: Partial<PrefetchPorts> = {}) =>
  createPagePrefetch({
    routeAt: (pathname) => listed.get(pathname),
    completeRegistry,
    maySee: () => true,
    savesData: () => false,
    isKnown: () => false,
    fetchPage,
    ...ports,
  })

beforeEach(() => {
  listed = new Map(['/a', '/b', '/c', '/d', '/e'].map((path) => [path, page(path)]))
  fetchPage.mockReset()
  completeRegistry.mockReset().mockImplementation(async () => {
    listed.set('/portal', page('/portal'))
  })
})

describe('a page that the visitor points at', () => {
  it('is fetched once, even when its link was in view before', async () => {
    const prefetch = prefetchWith()
    prefetch.guesses()('/a')
    await prefetch.intended('/a')
    await prefetch.intended('/a')
    expect(fetched()).toEqual(['/a'])
    expect(completeRegistry).not.toHaveBeenCalled()
  })

  it('is looked up in the rest of the registry, once', async () => {
    const prefetch = prefetchWith()
    await Promise.all([prefetch.intended('/portal'), prefetch.intended('/portal')])
    expect(fetched()).toEqual(['/portal'])
    completeRegistry.mockResolvedValue()
    await prefetch.intended('/nowhere')
    await prefetch.intended('/nowhere')
    expect(completeRegistry).toHaveBeenCalledTimes(2)
  })

  it('is not fetched when it has been requested already', async () => {
    await prefetchWith({ isKnown: ({ path }) => path === '/a' }).intended('/a')
    expect(fetched()).toEqual([])
  })

  it('is fetched as soon as the visitor may see it', async () => {
    let signedIn = false
    const prefetch = prefetchWith({ maySee: () => signedIn })
    await prefetch.intended('/a')
    prefetch.guesses()('/a')
    expect(fetched()).toEqual([])
    signedIn = true
    await prefetch.intended('/a')
    expect(fetched()).toEqual(['/a'])
  })
})

describe('pages of links in view', () => {
  it('are limited for each page that is shown', () => {
    const prefetch = prefetchWith()
    const guess = prefetch.guesses()
    for (const path of ['/a', '/a', '/b', '/c', '/d', '/e']) guess(path)
    expect(fetched()).toEqual(['/a', '/b'])
    expect(fetched()).toHaveLength(guessesPerPage)
    prefetch.guesses()('/d')
    expect(fetched()).toContain('/d')
  })

  it('do not count when they have been requested already', () => {
    const guess = prefetchWith({ isKnown: ({ path }) => path === '/a' }).guesses()
    for (const path of ['/a', '/b', '/c', '/d', '/e']) guess(path)
    expect(fetched()).toEqual(['/b', '/c'])
  })

  it('never fetch the rest of the registry', () => {
    prefetchWith().guesses()('/portal')
    expect(completeRegistry).not.toHaveBeenCalled()
  })
})

it('prefetches nothing for visitors who save data', async () => {
  const prefetch = prefetchWith({ savesData: () => true })
  await prefetch.intended('/a')
  await prefetch.intended('/portal')
  prefetch.guesses()('/a')
  expect(fetched()).toEqual([])
  expect(completeRegistry).not.toHaveBeenCalled()
})
