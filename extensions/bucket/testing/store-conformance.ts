import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewObject, ObjectStore } from '../../../deploy/workspace/store/object-store'
import { reliableStore } from '../object-store/reliable-store'
import { faultyProxy, type Fault } from './faulty-proxy'

const object = (text: string, revision = 1): NewObject => ({
  body: Buffer.from(text),
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  revision,
})

/** Milliseconds for one request of a store under test. */
export const testTimeout = 250

/**
 * Tests what a site requires of every kind of store.
 * @param origin of the store's server.
 * @param storeAt the store behind another origin, with keys of its own.
 */
export function storeConformance(origin: () => string, storeAt: (origin: string) => ObjectStore) {
  let proxy: Awaited<ReturnType<typeof faultyProxy>>
  let store: ObjectStore
  let turn = 0
  const newKey = () => `page ${(turn += 1)}/index.html`
  beforeAll(async () => {
    proxy = await faultyProxy(origin())
    store = reliableStore(storeAt(proxy.origin), 5)
  })
  afterAll(() => proxy.stop())

  it('an object is read with its version, and one that does not exist is undefined', async () => {
    const key = newKey()
    expect(await store.read(key)).toBeUndefined()
    expect(await store.version(key)).toBeUndefined()
    const etag = await store.writeIfAbsent(key, object('one', 7))
    expect(await store.read(key)).toEqual({ body: Buffer.from('one'), etag, revision: 7 })
    expect(await store.version(key)).toEqual({ etag, revision: 7 })
  })

  it('a write that was to find nothing leaves what is there alone', async () => {
    const key = newKey()
    await store.writeIfAbsent(key, object('one'))
    expect(await store.writeIfAbsent(key, object('two'))).toBeUndefined()
    expect((await store.read(key))?.body.toString()).toBe('one')
  })

  it('a write replaces only the version that it names', async () => {
    const key = newKey()
    const first = (await store.writeIfAbsent(key, object('one'))) ?? ''
    const second = await store.writeIfUnchanged(key, object('two', 2), first)
    expect(second).not.toBe(first)
    expect(await store.writeIfUnchanged(key, object('three', 3), first)).toBeUndefined()
    expect(await store.writeIfUnchanged(newKey(), object('three', 3), first)).toBeUndefined()
    expect(await store.read(key)).toMatchObject({ body: Buffer.from('two'), revision: 2 })
  })

  it('of many writers at once exactly one wins each turn: no count is lost', async () => {
    const key = newKey()
    await store.writeIfAbsent(key, object('0'))
    const increment = async (writer: number) => {
      for (;;) {
        const found = await store.read(key)
        const next = object(`${Number.parseInt(String(found?.body)) + 1} by ${writer}`)
        if (await store.writeIfUnchanged(key, next, found?.etag ?? '')) return
      }
    }
    await Promise.all(Array.from({ length: 4 }, (_, writer) => increment(writer)))
    expect((await store.read(key))?.body.toString()).toMatch(/^4 by/)
  })

  it('a list has all keys below a prefix and no others', async () => {
    const folder = `list-${process.pid}`
    const keys = [`${folder}/a.js`, `${folder}/b/.server/c d.cjs`, `${folder}/e+f.js`]
    for (const key of [...keys, `${folder}-other/a.js`]) await store.writeIfAbsent(key, object('x'))
    expect((await store.list(`${folder}/`)).toSorted()).toEqual(keys)
    expect(await store.list('nothing/')).toEqual([])
  })

  it('a compressed object is known again when the answer to its write was lost', async () => {
    const key = newKey()
    const headers = { 'content-type': 'text/html', 'content-encoding': 'br' }
    const compressed = { body: brotliCompressSync('one'), headers, revision: 1 }
    proxy.fail('cut')
    const etag = await store.writeIfAbsent(key, compressed)
    expect(await store.version(key)).toEqual({ etag, revision: 1 })
  })

  it('a removed object is gone, and removing it again is no failure', async () => {
    const key = newKey()
    const etag = (await store.writeIfAbsent(key, object('one'))) ?? ''
    expect(await store.delete(key, etag)).toBe(true)
    expect(await store.read(key)).toBeUndefined()
    expect(await store.delete(key, etag)).toBe(true)
  })

  const faults: Fault[][] = [['lost'], ['cut'], ['silent'], [500], [503, 503, 429], ['cut', 503]]

  describe.each(faults.map((fault) => [fault.join(', then '), fault] as const))(
    'a request that meets %s',
    (_name, fault) => {
      it('is repeated: a write counts once, and its own result is no refusal', async () => {
        const key = newKey()
        proxy.fail(...fault)
        const first = (await store.writeIfAbsent(key, object('one'))) ?? ''
        expect(await store.version(key)).toEqual({ etag: first, revision: 1 })
        proxy.fail(...fault)
        const second = await store.writeIfUnchanged(key, object('two', 2), first)
        expect(await store.version(key)).toEqual({ etag: second, revision: 2 })
        proxy.fail(...fault)
        expect((await store.read(key))?.body.toString()).toBe('two')
        proxy.fail(...fault)
        expect(await store.version(key)).toEqual({ etag: second, revision: 2 })
        proxy.fail(...fault)
        expect(await store.list(key)).toEqual([key])
        proxy.fail(...fault)
        expect(await store.delete(key, second ?? '')).toBe(true)
        expect(await store.version(key)).toBeUndefined()
      })

      it('is refused all the same where another writer was faster', async () => {
        const key = newKey()
        const first = (await store.writeIfAbsent(key, object('of another'))) ?? ''
        proxy.fail(...fault)
        expect(await store.writeIfAbsent(key, object('one'))).toBeUndefined()
        await store.writeIfUnchanged(key, object('of another, too'), first)
        proxy.fail(...fault)
        expect(await store.writeIfUnchanged(key, object('two'), first)).toBeUndefined()
        expect((await store.read(key))?.body.toString()).toBe('of another, too')
      })
    },
  )

  it('gives up after a bounded number of requests, with a sentence that says what to do', async () => {
    const before = proxy.passed()
    proxy.fail(...Array.from({ length: 6 }, () => 503))
    await expect(store.writeIfAbsent(newKey(), object('one'))).rejects.toThrow(
      'Run the command again: it finishes what is left.',
    )
    expect(proxy.passed()).toBe(before)
    expect(await store.read(newKey())).toBeUndefined()
  })

  it('what the store forbids is said at once, and not repeated', async () => {
    proxy.fail(403)
    await expect(store.read(newKey())).rejects.toThrow('403')
  })
}
