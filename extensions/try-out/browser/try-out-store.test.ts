import { storageArea } from '@fivefold/shared/storage/browser-storage'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Override } from './find-override'
import { TryOutError, type OverrideRequest } from './override-address'
import { createTryOutStore } from './try-out-store'

const override = ({ remote, target }: OverrideRequest): Override => ({
  remote,
  release: { version: target, entry: `/remotes/${remote}/${target}/entry.js` },
  host: undefined,
  routes: [],
})

const find = vi.fn<(request: OverrideRequest) => Promise<Override>>()
let area = storageArea(() => undefined)
const createStore = () => createTryOutStore({ area, find })

beforeEach(() => {
  area = storageArea(() => undefined)
  find.mockReset().mockImplementation(async (request) => override(request))
})

describe('the releases that a tab tries out', () => {
  it('come from the address and survive a reload, until a reset', async () => {
    await createStore().start(['support@1.0.0', 'portal@2.0.0', 'support@1.1.0'])
    const store = createStore()
    await store.start([])
    const active = store.state().overrides.map(({ remote, release }) => [remote, release.version])
    expect(active).toEqual([
      ['portal', '2.0.0'],
      ['support', '1.1.0'],
    ])
    store.reset()
    const after = createStore()
    await after.start([])
    expect(after.state()).toEqual({ overrides: [], problems: [] })
  })

  it('report one that cannot be tried out, forget it and keep the rest', async () => {
    find.mockImplementation(async (request) => {
      if (request.remote === 'support') throw new TryOutError('It did not answer.')
      return override(request)
    })
    const store = createStore()
    await store.start(['support@1.0.0', 'portal@2.0.0', 'nonsense'])
    expect(store.state().problems).toEqual([
      '“nonsense” is not of the form remote@release or remote@address.',
      'It did not answer.',
    ])
    expect(store.state().overrides.map(({ remote }) => remote)).toEqual(['portal'])
    store.dismiss()
    expect(store.state().problems).toEqual([])

    find.mockImplementation(async (request) => override(request))
    const next = createStore()
    await next.start([])
    expect(next.state().overrides.map(({ remote }) => remote)).toEqual(['portal'])
  })

  it('no longer include one that does not work', async () => {
    const store = createStore()
    await store.start(['support@1.0.0'])
    store.giveUp('support', 'It threw.')
    store.giveUp('support', 'It threw again, on another page.')
    expect(store.state()).toEqual({ overrides: [], problems: ['It threw.'] })
    const next = createStore()
    await next.start([])
    expect(next.state().overrides).toEqual([])
  })

  it('include a choice after the next page load, if the release exists', async () => {
    const store = createStore()
    await store.choose({ remote: 'support', target: '1.0.0' })
    expect(store.state().overrides).toEqual([])
    find.mockRejectedValueOnce(new TryOutError('It did not answer.'))
    await expect(store.choose({ remote: 'support', target: '9' })).rejects.toThrow(TryOutError)
    const next = createStore()
    await next.start([])
    expect(next.state().overrides[0]?.release.version).toBe('1.0.0')
  })

  it.each(['{"schema":', '[1]', 'null'])('ignore the stored text %s', async (text) => {
    area.set('fivefold-try-out', text)
    const store = createStore()
    await store.start([])
    expect(store.state()).toEqual({ overrides: [], problems: [] })
  })
})
