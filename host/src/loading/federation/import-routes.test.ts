import { pageShares } from '@fivefold/shared/federation/shared-modules'
import * as react from 'react'
import { expect, test } from 'vitest'
import { importRoutes } from './import-routes'

let requested = 0
const entryOf = (code: string) =>
  `data:text/javascript,${encodeURIComponent(`${code}\n// ${(requested += 1)}`)}`

const container = (module: string) => `
  export const init = (scope) => { globalThis.givenScope = scope }
  export const get = async (name) => () => name === './routes' && ${module}`

test('a remote’s pages are the module that its container exposes as ./routes', async () => {
  const { pages } = await importRoutes(
    entryOf(container(`{ routes: { pages: { '/support': async () => 'page' } } }`)),
  )
  expect(Object.keys(pages)).toEqual(['/support'])
})

test('a remote receives the host’s instances before its modules are requested', async () => {
  await importRoutes(
    entryOf(`
      let given
      export const init = async (scope) => { given = await scope.react['${react.version}'].get() }
      export const get = async () => () => ({ routes: { pages: { react: given } } })`),
  ).then(({ pages }) => expect(pages['react']?.()).toEqual({ __esModule: true, ...react }))
})

test('the instances are on the page before the remote’s first line runs', async () => {
  const { pages } = await importRoutes(
    entryOf(`
      const { react } = globalThis.${pageShares}
      ${container('{ routes: { pages: { react: () => react } } }')}`),
  )
  expect(pages['react']?.()).toBe(react)
})

test.each([
  ['nothing', 'export {}'],
  ['no get', 'export const init = () => {}'],
  ['no init', 'export const get = async () => () => ({ routes: { pages: {} } })'],
  ['other things of those names', 'export const init = 1, get = 2'],
])('an entry that exports %s is not a container', async (_, code) => {
  await expect(importRoutes(entryOf(code))).rejects.toThrow(
    new TypeError('The remote’s entry is no container'),
  )
})

test.each([
  'null',
  'undefined',
  '"routes"',
  '{}',
  '{ routes: null }',
  '{ routes: {} }',
  '{ routes: { pages: null } }',
  '{ routes: { pages: "/support" } }',
])('a container that exposes %s exposes no list of pages', async (module) => {
  await expect(importRoutes(entryOf(container(module)))).rejects.toThrow(
    new TypeError('The remote exposes no list of pages'),
  )
})

test('an error that an entry throws while it is evaluated is passed on', async () => {
  await expect(importRoutes(entryOf('throw new Error("broken release")'))).rejects.toThrow(
    'broken release',
  )
})
