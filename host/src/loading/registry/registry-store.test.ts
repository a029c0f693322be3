import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RegistryError, type Registry, type SiteRoute } from './registry'
import { createRegistryStore } from './registry-store'
import { supportRoute } from '../../testing/support-route'

const route = supportRoute([])
const registry = (hostVersion: string, change: Partial<Registry> = {}): Registry => ({
  hostVersion,
  isPartial: false,
  routes: [route],
  retired: [],
  problems: [],
  ...change,
})

const inlined = vi.fn<() => Registry | undefined>()
const fetch = vi.fn<() => Promise<Registry>>()
const report = vi.fn()
const createStore = () => createRegistryStore({ inlined, fetch, report })

beforeEach(() => {
  inlined.mockReset().mockReturnValue(undefined)
  fetch.mockReset().mockResolvedValue(registry('fetched'))
  report.mockReset()
})

describe('the registry of the site’s pages', () => {
  it('uses the copy in the page at once, without a request', () => {
    inlined.mockReturnValue(registry('inlined'))
    const store = createStore()
    store.start()
    expect(store.state()).toEqual({ status: 'ready', registry: registry('inlined') })
    expect(fetch).not.toHaveBeenCalled()
    expect(store.routeAt('/support')).toBe(route)
    expect(store.routeAt('/elsewhere')).toBeUndefined()
  })

  it.each([
    ['missing', () => undefined],
    [
      'unreadable',
      () => {
        throw new RegistryError('not valid JSON')
      },
    ],
  ])('asks the server when the copy is %s', async (_, copy) => {
    inlined.mockImplementation(copy)
    const store = createStore()
    store.start()
    expect(store.state().status).toBe('loading')
    expect(store.routeAt('/support')).toBeUndefined()
    await expect.poll(() => store.state().status).toBe('ready')
  })

  it('reports a copy that cannot be read', () => {
    const unreadable = new RegistryError('not valid JSON')
    inlined.mockImplementation(() => {
      throw unreadable
    })
    createStore().start()
    expect(report).toHaveBeenCalledExactlyOnceWith(unreadable)
  })

  it('adopts a registry that was read elsewhere', () => {
    const store = createStore()
    store.adopt(registry('adopted'))
    expect(store.state()).toEqual({ status: 'ready', registry: registry('adopted') })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('requests the rest again if a request that was under way at the start of the visit fails', async () => {
    inlined.mockReturnValue(registry('inlined', { isPartial: true }))
    const store = createStore()
    store.start()
    fetch.mockRejectedValueOnce(new RegistryError('hangs'))
    const ahead = store.complete()
    await store.completeWithRetry()
    await ahead
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(store.state()).toMatchObject({ status: 'ready', registry: { isPartial: false } })
  })

  it('requests the rest once if no request was under way', async () => {
    inlined.mockReturnValue(registry('inlined', { isPartial: true }))
    const store = createStore()
    store.start()
    fetch.mockRejectedValueOnce(new RegistryError('hangs'))
    await store.completeWithRetry()
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(store.state()).toMatchObject({ restProblem: 'hangs' })
  })

  it('completes nothing before the start, or when the registry is whole', async () => {
    const store = createStore()
    await store.complete()
    inlined.mockReturnValue(registry('inlined'))
    store.start()
    await store.complete()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('says in plain words why there are no pages, and recovers', async () => {
    fetch.mockRejectedValueOnce(new RegistryError('The list of pages could not be fetched.'))
    const store = createStore()
    store.start()
    await expect
      .poll(() => store.state())
      .toEqual({
        status: 'failed',
        reason: 'The list of pages could not be fetched.',
      })
    expect(report).toHaveBeenCalledOnce()
    const requested = store.retry()
    expect(store.state()).toEqual({ status: 'loading' })
    await requested
    expect(store.state().status).toBe('ready')
  })

  it('keeps its registry when the server no longer answers', async () => {
    inlined.mockReturnValue(registry('inlined'))
    fetch.mockRejectedValue(new Error('offline'))
    const store = createStore()
    store.start()
    await store.refresh()
    expect(store.state()).toEqual({ status: 'ready', registry: registry('inlined') })
  })

  it('knows a release’s role for this visitor, unless it is the live one', () => {
    const releases = [
      { version: '1.1.0', entry: '/1.1.0.js', role: 'canary' as const },
      { version: '1.0.0', entry: '/1.0.0.js', role: 'live' as const },
    ]
    const store = createStore()
    expect(store.unusualRole('support', '1.1.0')).toBeUndefined()
    inlined.mockReturnValue({ ...registry('inlined'), routes: [{ ...route, releases }] })
    store.start()
    expect(store.unusualRole('support', '1.1.0')).toBe('canary')
    expect(store.unusualRole('support', '1.0.0')).toBeUndefined()
    expect(store.unusualRole('support', '0.9.0')).toBeUndefined()
    expect(store.unusualRole('portal', '1.1.0')).toBeUndefined()
  })

  describe('a copy that lists its own remote’s pages only', () => {
    const known: SiteRoute = { ...route, title: 'As the page was opened' }
    const portal: SiteRoute = { ...route, path: '/portal', remote: 'portal' }
    const part = registry('inlined', { isPartial: true, routes: [known] })

    beforeEach(() => {
      inlined.mockReturnValue(part)
      fetch.mockResolvedValue(registry('fetched', { routes: [route, portal] }))
    })

    it('fetches the others once, when they are needed, and keeps its own', async () => {
      const store = createStore()
      store.start()
      expect(fetch).not.toHaveBeenCalled()
      await Promise.all([store.complete(), store.complete()])
      await store.complete()
      expect(fetch).toHaveBeenCalledOnce()
      expect(store.state()).toEqual({
        status: 'ready',
        registry: registry('inlined', { routes: [known, portal] }),
      })
    })

    it('says why the others are missing, and fetches them again on request', async () => {
      fetch.mockRejectedValueOnce(new RegistryError('The list of pages could not be fetched.'))
      const store = createStore()
      store.start()
      await store.complete()
      expect(store.state()).toEqual({
        status: 'ready',
        registry: part,
        restProblem: 'The list of pages could not be fetched.',
      })
      await store.complete()
      expect(store.routeAt('/portal')).toBe(portal)
    })

    it('takes details of its own pages from the whole registry, and keeps their releases', async () => {
      const release = (version: string) => ({
        version,
        entry: `/${version}.js`,
        role: 'live' as const,
      })
      const graph = { scripts: [], pages: { '/support': [] } }
      const search = [
        { title: 'Help', description: '', type: 'page' as const, category: '', url: '/support' },
      ]
      const unlisted = { ...known, path: '/support/old' }
      const opened = {
        ...known,
        description: '',
        releases: [release('1.0.0'), release('0.9.0')],
      }
      inlined.mockReturnValue({ ...part, routes: [opened, unlisted], problems: ['one'] })
      const listed = {
        ...route,
        search,
        releases: [release('2.0.0'), { ...release('1.0.0'), graph }],
      }
      fetch.mockResolvedValue(registry('fetched', { routes: [listed], problems: ['one', 'two'] }))
      const store = createStore()
      store.start()
      await store.complete()
      expect(store.state()).toStrictEqual({
        status: 'ready',
        registry: registry('inlined', {
          routes: [
            {
              ...opened,
              description: route.description,
              search,
              releases: [{ ...release('1.0.0'), graph }, release('0.9.0')],
            },
            unlisted,
          ],
          problems: ['one', 'two'],
        }),
      })
    })

    it('does not report the others as missing if the registry was refreshed meanwhile', async () => {
      fetch.mockRejectedValueOnce(new Error('offline'))
      const store = createStore()
      store.start()
      const requested = store.complete()
      await Promise.all([store.refresh(), requested])
      expect(store.state()).toEqual({
        status: 'ready',
        registry: registry('fetched', { routes: [route, portal] }),
      })
    })

    it('does not show the old registry while a retry is under way', async () => {
      let answer = (_registry: Registry) => {}
      fetch.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      const store = createStore()
      store.start()
      const requested = store.complete()
      fetch.mockReturnValueOnce(new Promise(() => {}))
      void store.retry()
      answer(registry('late'))
      await requested
      expect(store.state()).toEqual({ status: 'loading' })
    })

    it('adds nothing to a registry that was refreshed meanwhile', async () => {
      const store = createStore()
      store.start()
      const requested = store.complete()
      await store.refresh()
      await requested
      expect(store.state()).toMatchObject({ registry: { hostVersion: 'fetched' } })
    })
  })

  it('notifies subscribers until they unsubscribe', async () => {
    const store = createStore()
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    await store.refresh()
    expect(listener).toHaveBeenCalledOnce()
    stop()
    await store.refresh()
    expect(listener).toHaveBeenCalledOnce()
  })
})
