import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownShares, pageShares } from '../../../shared/contract/federation/shared-modules'
import { standaloneCode } from './standalone-entry'

let ran = 0
/** A new address of a module's code at each call; it may be quoted. */
const moduleAddress = (code: string) =>
  `data:text/javascript,${encodeURIComponent(`${code}\n// ${(ran += 1)}`).replaceAll("'", '%27')}`

const versions = '6.6.0+react.20.0.0'

const ownReact = (mark: string) =>
  moduleAddress(`
export const ownModules = (given) => ({ react: { mark: '${mark}', host: given('react') } })
export const drawnPage = (page) => ({ mount: () => page })`)

const pages = moduleAddress(
  "export const routes = { pages: { '/orders': async () => 'component', '/own': async () => ({ mount: () => 'own' }) } }",
)

/** Runs a remote's entry as a browser would. */
const run = (remote: string, own: string) =>
  import(
    /* @vite-ignore */ moduleAddress(
      standaloneCode(remote, versions, 'own.js', 'routes.js')
        .replace('./own.js', own)
        .replace('./routes.js', pages),
    )
  )

beforeEach(() => void Reflect.set(globalThis, pageShares, { react: 'the host’s' }))
afterEach(() => void Reflect.deleteProperty(globalThis, pageShares))

const reactOf = (remote: string) => Reflect.get(globalThis, pageShares)[ownShares(remote)].react

test('components become pages that draw themselves, and those that do stay as they are', async () => {
  const { routes } = (await (await run('orders', ownReact('one'))).get())()
  expect((await routes.pages['/orders']()).mount()).toBe('component')
  expect((await routes.pages['/own']()).mount()).toBe('own')
  expect(reactOf('orders')).toEqual({ mark: 'one', host: 'the host’s' })
})

test('remotes with the same versions have one React on a page', async () => {
  await (await run('orders', ownReact('one'))).get()
  await (await run('bills', ownReact('two'))).get()
  expect(reactOf('bills').mark).toBe('one')
})

test('a React that could not be loaded is asked for again', async () => {
  await expect((await run('orders', moduleAddress('throw Error("gone")'))).get()).rejects.toThrow(
    'gone',
  )
  await (await run('orders', ownReact('one'))).get()
  expect(reactOf('orders').mark).toBe('one')
})

test('without a host, the entry says so', async () => {
  Reflect.deleteProperty(globalThis, pageShares)
  await expect(run('orders', ownReact('one'))).rejects.toThrow('Module Federation: the host')
})
