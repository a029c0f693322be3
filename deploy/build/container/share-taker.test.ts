import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageShares } from '../../../shared/contract/federation/shared-modules'
import { shareTakerCode } from './share-taker'

let ran = 0

/** Lets a remote that was built with these versions take its shares from a host's scope. */
async function take(needed: Readonly<Record<string, string>>, scope: unknown) {
  const code = `${shareTakerCode('billing', needed)}\n// ${(ran += 1)}`
  const module = `data:text/javascript,${encodeURIComponent(code)}`
  const { takeShares } = await import(/* @vite-ignore */ module)
  await takeShares(scope)
  return Reflect.get(globalThis, pageShares)
}

const loaded = (instance: object) => ({ loaded: true, lib: () => instance })
const lazy = (instance: object) => ({ get: vi.fn(async () => () => instance) })

beforeEach(() => void Reflect.deleteProperty(globalThis, pageShares))
afterEach(() => void Reflect.deleteProperty(globalThis, pageShares))

test('loads a share that is not loaded, and tells other remotes', async () => {
  const react = { name: 'react' }
  const share = lazy(react)
  expect(await take({ react: '19.1.0' }, { react: { '19.3.1': share } })).toEqual({ react })
  expect(share).toMatchObject({ loaded: true, lib: expect.any(Function) })
})

test('a host may give a module, or a promise of one', async () => {
  const [one, other] = [{ name: 'one' }, { name: 'other' }]
  const scope = {
    one: { '1.0.0': { eager: true, get: () => () => one } },
    other: { '1.0.0': { get: vi.fn(), loading: Promise.resolve(() => other) } },
  }
  expect(await take({ one: '1.0.0', other: '1.0.0' }, scope)).toEqual({ one, other })
  expect(scope.other['1.0.0'].get).not.toHaveBeenCalled()
})

test('the store is there before a page can ask for it', async () => {
  const loadStore = vi.fn<() => Promise<void>>().mockResolvedValue()
  const name = '@fivefold/shared/store/site-store'
  await take({ [name]: '2.0.0' }, { [name]: { '2.0.0': lazy({ loadStore }) } })
  expect(loadStore).toHaveBeenCalledOnce()
})

test('only what the remote uses is loaded', async () => {
  const unused = lazy({})
  await take({ react: '19.0.0' }, { react: { '19.0.0': loaded({}) }, lodash: { '4.0.0': unused } })
  expect(unused.get).not.toHaveBeenCalled()
})

test('takes the loaded version of a share, otherwise the highest', async () => {
  const [old, current] = [{ version: '19.9.0' }, { version: '19.10.0' }]
  const stays = { react: { '19.9.0': loaded(old), '19.10.0': lazy(current) } }
  expect(await take({ react: '19.0.0' }, stays)).toEqual({ react: old })
  Reflect.deleteProperty(globalThis, pageShares)
  const highest = { react: { '19.9.0': lazy(old), '19.10.0': lazy(current) } }
  expect(await take({ react: '19.0.0' }, highest)).toEqual({ react: current })
})

test('a page keeps its instances, whichever remote took them', async () => {
  const first = { first: true }
  await take({ react: '19.0.0' }, { react: { '19.0.0': loaded(first) } })
  const scope = { react: { '19.0.0': loaded({ second: true }) }, a: { '1.0.0': loaded({}) } }
  expect(await take({ react: '19.0.0', a: '1.0.0' }, scope)).toEqual({ react: first, a: {} })
})

test.each([
  ['an older major version', { react: { '18.3.1': lazy({}) } }, '18.3.1'],
  ['a newer major version', { react: { '20.0.0': lazy({}) } }, '20.0.0'],
  ['an older minor version', { react: { '19.2.9': lazy({}) } }, '19.2.9'],
  ['no version', {}, 'nothing'],
  ['no scope', undefined, 'nothing'],
])('of %s it is said what is needed and what is there', async (_, scope, there) => {
  await expect(take({ react: '19.3.1' }, scope)).rejects.toThrow(
    `Module Federation: billing needs react 19.3.1 (the host shares ${there})`,
  )
})
