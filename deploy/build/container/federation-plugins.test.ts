import { federation } from '@module-federation/vite'
import type { Plugin } from 'vite'
import { beforeEach, expect, test, vi } from 'vitest'
import { withoutUnwanted } from './federation-plugins'

// The federation plugin switches itself off where it sees a test runner.
beforeEach(() => void vi.stubEnv('VITEST', undefined).stubEnv('NODE_ENV', 'production'))

const installed = (): Plugin[] =>
  federation({
    name: 'support',
    filename: 'entry.js',
    shared: { react: { singleton: true, import: false } },
    dts: false,
  })

const namesOf = (plugins: readonly Plugin[]) => plugins.map(({ name }) => name)

test('four plugins of the installed federation plugin are left out', () => {
  const left = namesOf(withoutUnwanted(installed()))
  const out = namesOf(installed()).filter((name) => !left.includes(name))
  expect(out.toSorted()).toEqual([
    'module-federation:lazy-consume-only-shares',
    'parseEnd',
    'parseStart',
    'proxyPreBuildShared:tree-shaking-graph',
  ])
})

test('the installed plugin parses no module for exports that nothing reads', () => {
  const sharing = (plugins: readonly Plugin[]) =>
    plugins.find(({ name }) => name === 'proxyPreBuildShared')
  expect(sharing(installed())?.transform).toBeTypeOf('function')
  expect(sharing(withoutUnwanted(installed()))?.transform).toBeUndefined()
})

test('a build stops when one of them is not there', () => {
  const others = installed().filter(({ name }) => name !== 'parseEnd')
  expect(() => withoutUnwanted(others)).toThrow(
    '@module-federation/vite no longer has the plugin parseEnd',
  )
})
