import type { PageComponent, RemoteRoutes } from '@fivefold/shared/routing/remote-contract'
import { memo } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReleaseRole, SiteRoute } from '../registry/registry'
import type { ReleaseEntry } from '@fivefold/shared/federation/registry-schema'
import { pageDeadline } from './load-plan'
import type { PageAdapter } from './page-fetcher'
import { createPageLoader, type LoaderPorts } from './page-loader'
import { RemotePageError } from './page-states'
import { supportRoute } from '../../testing/support-route'

const release = (version: string, role: ReleaseRole) => ({
  version,
  entry: `/remotes/support/${version}/entry.js`,
  role,
})
const canary = release('3.0.0', 'canary')
const live = release('2.0.0', 'live')
const lastGood = release('1.0.0', 'last-good')

const route = supportRoute([live])
const withLastGood = { ...route, releases: [live, lastGood] }

const Page = () => null
const routes = (pages: RemoteRoutes['pages'] = { '/support': async () => Page }) => ({ pages })
const noPage: PageComponent = JSON.parse('7')
const never = () => new Promise<never>(() => {})

const importRoutes = vi.fn<LoaderPorts['importRoutes']>()
const isOffline = vi.fn<LoaderPorts['isOffline']>()
const record = vi.fn<LoaderPorts['record']>()

const readGraph = vi.fn<LoaderPorts['readGraph']>()
const adapt = vi.fn<PageAdapter>()
const preload = vi.fn<LoaderPorts['preload']>()
const announce = vi.fn<LoaderPorts['announce']>()

const createLoader = () =>
  createPageLoader({
    storeFor: () => undefined,
    importRoutes,
    readGraph,
    adapters: [adapt],
    preload,
    announce,
    isOffline,
    record,
    pause: async () => {},
  })

/** A loader some milliseconds after the request of a page. */
async function requested(of: SiteRoute = route, milliseconds = 0) {
  const loader = createLoader()
  loader.request(of)
  await vi.advanceTimersByTimeAsync(milliseconds)
  return loader
}

beforeEach(() => {
  vi.useFakeTimers()
  importRoutes.mockReset().mockResolvedValue(routes())
  readGraph.mockReset()
  adapt.mockReset().mockImplementation(async (page) => page)
  preload.mockReset().mockResolvedValue()
  announce.mockReset()
  record.mockReset()
  isOffline.mockReset().mockResolvedValue(false)
})

describe('loading a page of a remote', () => {
  it('goes from loading to ready, and notifies subscribers', async () => {
    const loader = createLoader()
    const listener = vi.fn()
    loader.subscribe(listener)
    loader.request(route)
    expect(loader.stateOf('/support').status).toBe('loading')
    await vi.advanceTimersByTimeAsync(0)
    expect(loader.stateOf('/support')).toEqual({
      status: 'ready',
      Page,
      context: { remote: 'support', version: '2.0.0' },
    })
    expect(listener).toHaveBeenCalled()
    expect(record).not.toHaveBeenCalled()
  })

  it('shows the component that an extension makes of a page', async () => {
    const page = { mount: () => () => {} }
    importRoutes.mockResolvedValue(routes({ '/support': async () => page }))
    adapt.mockResolvedValue(Page)
    const loader = await requested()
    expect(loader.stateOf('/support')).toMatchObject({ status: 'ready', Page })
    expect(adapt).toHaveBeenCalledExactlyOnceWith(page, {
      remote: 'support',
      version: '2.0.0',
    })
  })

  it('requests a page once, and the module of two pages once', async () => {
    importRoutes.mockResolvedValue(routes({ '/support': async () => Page, '/b': async () => Page }))
    const loader = createLoader()
    loader.request(route)
    loader.request(route)
    loader.request({ ...route, path: '/b' })
    await vi.advanceTimersByTimeAsync(0)
    expect(importRoutes).toHaveBeenCalledOnce()
    expect(loader.stateOf('/b').status).toBe('ready')
  })

  it('imports a release only after its scripts are loaded and verified', async () => {
    importRoutes.mockResolvedValue(routes())
    const graph: ReleaseEntry['graph'] = {
      scripts: [
        ['other.js', 'sha256-other'],
        ['page.js', 'sha256-page'],
      ],
      pages: { '/support': [1] },
    }
    const changed = new Error('page.js is not what was released')
    preload.mockRejectedValueOnce(changed)
    const loader = await requested({ ...route, releases: [{ ...live, graph }] })
    expect(record).toHaveBeenCalledExactlyOnceWith(changed, expect.anything())
    expect(importRoutes).toHaveBeenCalledOnce()
    const calls = preload.mock.calls.map(([scripts]) => scripts)
    expect(calls[0]).toEqual([
      { address: expect.stringMatching(/page\.js$/), integrity: 'sha256-page' },
    ])
    expect(calls[1]?.[0]?.address).not.toBe(calls[0]?.[0]?.address)
    expect(loader.stateOf('/support').status).toBe('ready')
  })

  it('reads a release’s list of scripts if the page’s copy lacks the page’s scripts', async () => {
    importRoutes.mockResolvedValue(routes({ '/support': async () => Page, '/b': async () => Page }))
    const part: ReleaseEntry['graph'] = {
      scripts: [['page.js', 'sha256-page']],
      pages: { '/support': [0] },
    }
    const whole = { ...part, pages: { ...part.pages, '/b': [0] } }
    readGraph.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(whole)
    const release = { ...live, graph: part, graphIntegrity: 'sha256-graph' }
    const loader = await requested({ ...route, releases: [release] })
    expect(readGraph).not.toHaveBeenCalled()
    loader.request({ ...route, path: '/b', releases: [release] })
    await vi.advanceTimersByTimeAsync(0)
    const calls = readGraph.mock.calls.map(([module]) => module)
    expect(calls[0]).toEqual({
      address: '/remotes/support/2.0.0/script-graph.js',
      integrity: 'sha256-graph',
    })
    expect(calls[1]?.address, 'under another address').not.toBe(calls[0]?.address)
    expect(preload).toHaveBeenLastCalledWith([
      { address: calls[1]?.address.replace('script-graph', 'page'), integrity: 'sha256-page' },
    ])
    expect(loader.stateOf('/b').status).toBe('ready')
  })

  it('announces a release before it imports it', async () => {
    importRoutes.mockImplementation(async () => {
      expect(announce).toHaveBeenCalledOnce()
      return routes()
    })
    const loader = await requested()
    const context = { remote: 'support', version: '2.0.0' }
    expect(announce).toHaveBeenCalledExactlyOnceWith(live, 0, context)
    expect(loader.stateOf('/support').status).toBe('ready')
  })

  it('retries a failed release once, under an address the browser has not seen', async () => {
    importRoutes.mockRejectedValueOnce(new Error('404')).mockResolvedValue(routes())
    const loader = await requested()
    expect(loader.stateOf('/support').status).toBe('ready')
    const [[firstEntry] = [], [secondEntry] = []] = importRoutes.mock.calls
    expect(secondEntry).not.toBe(firstEntry)
    expect(record).toHaveBeenCalledExactlyOnceWith(new Error('404'), {
      remote: 'support',
      version: '2.0.0',
    })
  })

  it('falls back to the last good release, and names the one it shows', async () => {
    importRoutes.mockImplementation(async (entry) => {
      if (entry.includes('2.0.0') || decodeURIComponent(entry).includes('2.0.0')) {
        throw new Error('broken release')
      }
      return routes()
    })
    const loader = await requested(withLastGood)
    expect(loader.stateOf('/support')).toMatchObject({
      status: 'ready',
      context: { remote: 'support', version: '1.0.0' },
    })
    expect(record).toHaveBeenCalledTimes(2)
  })

  it('records the release that did not answer when another one delivers the page', async () => {
    importRoutes.mockImplementation((entry) =>
      decodeURIComponent(entry).includes('2.0.0') ? never() : Promise.resolve(routes()),
    )
    const loader = createLoader()
    loader.request(withLastGood)
    await vi.advanceTimersByTimeAsync(pageDeadline - 1)
    expect(loader.stateOf('/support')).toMatchObject({ context: { version: '1.0.0' } })
    expect(record).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringMatching(/^No answer within \d+ ms$/) }),
      { remote: 'support', version: '2.0.0' },
    )
  })

  it('tries a canary once, then the live release, then the last good one', async () => {
    importRoutes.mockRejectedValue(new Error('broken release'))
    const loader = await requested({ ...route, releases: [canary, live, lastGood] })
    expect(record.mock.calls.map(([, { version }]) => version)).toEqual(['3.0.0', '2.0.0', '1.0.0'])
    expect(loader.stateOf('/support').status).toBe('failed')
  })

  it('does not wait for a canary that hangs', async () => {
    importRoutes.mockImplementation((entry) =>
      entry.includes('3.0.0') ? never() : Promise.resolve(routes()),
    )
    const loader = createLoader()
    loader.request({ ...route, releases: [canary, live] })
    await vi.advanceTimersByTimeAsync(pageDeadline - 1)
    expect(loader.stateOf('/support')).toMatchObject({
      status: 'ready',
      context: { remote: 'support', version: '2.0.0' },
    })
  })

  it('gives a release under trial its extra time, and one attempt', async () => {
    importRoutes.mockImplementation((entry) =>
      entry.includes('/dev/') ? never() : Promise.resolve(routes()),
    )
    const loader = await requested(
      {
        ...route,
        releases: [{ ...release('dev', 'live'), extraTime: 8000 }, lastGood],
      },
      8000,
    )
    expect(loader.stateOf('/support').status).toBe('loading')
    expect(importRoutes).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(pageDeadline)
    expect(loader.stateOf('/support')).toMatchObject({ context: { version: '1.0.0' } })
  })

  it('fails within the deadline when the entry hangs, and recovers when it arrives', async () => {
    let arrive = (_routes: RemoteRoutes) => {}
    importRoutes.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
    const loader = await requested(route, pageDeadline)
    const state = loader.stateOf('/support')
    expect(state.status).toBe('failed')
    expect(state.status === 'failed' && state.error).toBeInstanceOf(RemotePageError)
    arrive(routes())
    await vi.advanceTimersByTimeAsync(0)
    expect(loader.stateOf('/support').status).toBe('ready')
  })

  const late = { message: 'It did not answer in time.' }
  const broken = new Error('broken release')
  it.each<[string, () => Promise<RemoteRoutes>, object]>([
    ['has no page', async () => routes({}), { message: 'The release has no page for /support' }],
    ['is broken', async () => Promise.reject(broken), { message: broken.message, cause: broken }],
    ['does not answer', never, late],
    ['has a page that does not answer', async () => routes({ '/support': never }), late],
  ])('fails within the deadline and says that the release %s', async (_, answer, error) => {
    importRoutes.mockImplementation(answer)
    const loader = await requested(route, pageDeadline)
    const context = { remote: 'support', version: '2.0.0' }
    expect(loader.stateOf('/support')).toMatchObject({
      status: 'failed',
      error: { ...error, context },
    })
  })

  it('fails at once when no release may be loaded', async () => {
    const loader = await requested({ ...route, releases: [] })
    expect(importRoutes).not.toHaveBeenCalled()
    expect(record).toHaveBeenCalledOnce()
    expect(loader.stateOf('/support')).toMatchObject({
      status: 'failed',
      error: {
        name: 'RemotePageError',
        message: 'The registry names no release that may be loaded',
        context: { remote: 'support', version: 'none' },
      },
    })
  })

  it('takes the last good release if the live one exports no component', async () => {
    importRoutes.mockImplementation(async (entry) => {
      const isLive = decodeURIComponent(entry).includes('2.0.0')
      return isLive ? routes({ '/support': async () => noPage }) : routes()
    })
    const loader = await requested(withLastGood)
    expect(loader.stateOf('/support')).toMatchObject({ context: { version: '1.0.0' } })
    const [[error] = []] = record.mock.calls
    expect(error).toEqual(
      new TypeError('The release’s page for /support does not export a component'),
    )
  })

  it('accepts a component that is an object (as from `memo`), and no other value', async () => {
    const memoised = memo(Page)
    importRoutes.mockResolvedValue(
      routes({
        '/support': async () => memoised,
        '/b': async () => JSON.parse('null'),
        '/c': async () => ({ mount: () => () => {} }),
      }),
    )
    const loader = createLoader()
    loader.request(route)
    loader.request({ ...route, path: '/b' })
    loader.request({ ...route, path: '/c' })
    await vi.advanceTimersByTimeAsync(0)
    expect(loader.stateOf('/support')).toMatchObject({ status: 'ready', Page: memoised })
    expect(loader.stateOf('/b').status).toBe('failed')
    expect(loader.stateOf('/c').status).toBe('failed')
  })

  it('requests no address twice, even after many retries', async () => {
    importRoutes.mockRejectedValue(new Error('throws while evaluating'))
    const loader = await requested()
    loader.request(route)
    await vi.advanceTimersByTimeAsync(0)
    expect(importRoutes, 'until a retry').toHaveBeenCalledTimes(2)
    for (let again = 0; again < 5; again += 1) {
      loader.retry(route)
      await vi.advanceTimersByTimeAsync(0)
    }
    const entries = importRoutes.mock.calls.map(([entry]) => entry)
    expect(new Set(entries).size).toBe(entries.length)
    expect(entries.length).toBe(12)
  })

  it('says that there is no network only if that is the reason', async () => {
    importRoutes.mockRejectedValue(new Error('It answers 500.'))
    const loader = createLoader()
    const reason = async () => {
      void loader.retry(route)
      await vi.advanceTimersByTimeAsync(pageDeadline)
      const state = loader.stateOf('/support')
      return state.status === 'failed' && state.error.message
    }
    expect(await reason()).toBe('It answers 500.')
    isOffline.mockResolvedValue(true)
    expect(await reason()).toMatch(
      /^You are offline, .* it opens as soon as you are back online\.$/,
    )
  })

  it('retries quietly: the failure stays on the screen and is recorded once', async () => {
    importRoutes.mockRejectedValue(new Error('500'))
    const loader = await requested(route, pageDeadline)
    const recorded = record.mock.calls.length
    const shown = vi.fn()
    loader.subscribe(() => shown(loader.stateOf('/support').status))
    await Promise.all([loader.retry(route, true), vi.advanceTimersByTimeAsync(pageDeadline)])
    expect(record).toHaveBeenCalledTimes(recorded)
    importRoutes.mockResolvedValue(routes())
    await loader.retry(route, true)
    expect(shown.mock.calls).toEqual([['failed'], ['ready']])
  })

  it('shows the result of no quiet attempt once the visitor retries', async () => {
    importRoutes.mockRejectedValueOnce(new Error('500')).mockImplementation(never)
    const loader = createLoader()
    const quiet = loader.retry(route, true)
    loader.forget(route)
    await vi.advanceTimersByTimeAsync(pageDeadline)
    await quiet
    expect(loader.stateOf('/support').status).toBe('loading')
  })

  it('does not show a late page while the visitor retries', async () => {
    let arrive = (_routes: RemoteRoutes) => {}
    importRoutes.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
    const loader = await requested(route, pageDeadline)
    loader.forget(route)
    arrive(routes())
    await vi.advanceTimersByTimeAsync(0)
    expect(loader.stateOf('/support').status).toBe('loading')
  })
})

describe('waiting for a page', () => {
  it.each([
    ['is there', async () => routes()],
    ['cannot be loaded', async () => Promise.reject(new Error('offline'))],
  ])('ends when it %s, with one promise for all callers', async (_, answer) => {
    importRoutes.mockImplementation(answer)
    const loader = createLoader()
    const settled = loader.settled('/support')
    const isSettled = vi.fn()
    void settled.then(isSettled)
    loader.request(route)
    expect(loader.settled('/support')).toBe(settled)
    expect(loader.settled('/b')).not.toBe(settled)
    expect(isSettled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(0)
    expect(isSettled).toHaveBeenCalledOnce()
  })

  it('ends at once if it is already loaded', async () => {
    const loader = createLoader()
    loader.provide(route, Page)
    await expect(loader.settled('/support')).resolves.toBeUndefined()
  })
})

describe('a page that is provided, as in prerendering', () => {
  it('is ready, from the release that the registry names first', () => {
    const loader = createLoader()
    loader.provide(withLastGood, Page)
    expect(loader.stateOf('/support')).toEqual({
      status: 'ready',
      Page,
      context: { remote: 'support', version: '2.0.0' },
    })
    loader.provide({ ...route, releases: [] }, Page)
    expect(loader.stateOf('/support')).toMatchObject({ context: { version: 'none' } })
  })

  it('is not prefetched', async () => {
    const loader = createLoader()
    loader.provide(route, Page)
    expect([loader.knows('/support'), loader.knows('/b')]).toEqual([true, false])
    const fetched = loader.prefetch(route)
    expect(loader.stateOf('/support').status).toBe('ready')
    await fetched
    expect(importRoutes).not.toHaveBeenCalled()
  })
})

describe('a page that cannot be shown', () => {
  it('is loaded from the last good release, and a retry begins with the live one', async () => {
    const loader = await requested(withLastGood)
    expect(loader.stateOf('/support')).toMatchObject({ context: { version: '2.0.0' } })
    loader.fallBack(withLastGood, '2.0.0')
    expect(loader.stateOf('/support').status).toBe('loading')
    await vi.advanceTimersByTimeAsync(0)
    expect(loader.stateOf('/support')).toMatchObject({ context: { version: '1.0.0' } })
    loader.retry(withLastGood)
    await vi.advanceTimersByTimeAsync(0)
    expect(loader.stateOf('/support')).toMatchObject({ context: { version: '2.0.0' } })
  })

  it.each(['1.0.0', 'unknown'])('stays if there is no release after %s', async (version) => {
    const loader = await requested(withLastGood)
    loader.fallBack(withLastGood, version)
    expect(loader.stateOf('/support').status).toBe('ready')
  })
})

describe('prefetching a page', () => {
  it('makes the visit itself instant', async () => {
    const loader = createLoader()
    await loader.prefetch(route)
    loader.request(route)
    expect(loader.stateOf('/support').status).toBe('ready')
    expect(importRoutes).toHaveBeenCalledOnce()
  })

  it('neither records nor keeps a failure, so that the visit tries again', async () => {
    importRoutes.mockRejectedValue(new Error('offline'))
    const loader = createLoader()
    await loader.prefetch(route)
    expect(loader.stateOf('/support').status).toBe('loading')
    expect(record).not.toHaveBeenCalled()
    importRoutes.mockReset().mockResolvedValue(routes())
    loader.request(route)
    await vi.advanceTimersByTimeAsync(0)
    expect(loader.stateOf('/support').status).toBe('ready')
    expect(importRoutes).toHaveBeenCalledOnce()
  })

  it('shows the failure if the visit has begun meanwhile', async () => {
    importRoutes.mockRejectedValue(new Error('offline'))
    const loader = createLoader()
    const prefetched = loader.prefetch(route)
    loader.request(route)
    await prefetched
    expect(loader.stateOf('/support').status).toBe('failed')
  })
})
