import { federation } from '@module-federation/vite'
import type { Plugin } from 'vite'
import { beforeEach, expect, test, vi } from 'vitest'
import { withoutUnwanted } from './federation-plugins'

// The federation plugin switches itself off where it sees a test runner.
beforeEach(() => void vi.stubEnv('VITEST', undefined).stubEnv('NODE_ENV', 'production'))

const installed = (): Plugin[] => federation({ name: 'support', filename: 'entry.js', dts: false })

const namesOf = (plugins: readonly Plugin[]) => plugins.map(({ name }) => name)

test('three plugins of the installed federation plugin are left out', () => {
  const left = namesOf(withoutUnwanted(installed()))
  const out = namesOf(installed()).filter((name) => !left.includes(name))
  expect(out.toSorted()).toEqual([
    'module-federation:lazy-consume-only-shares',
    'parseEnd',
    'parseStart',
  ])
})

test('a build stops when one of them is not there', () => {
  const others = installed().filter(({ name }) => name !== 'parseEnd')
  expect(() => withoutUnwanted(others)).toThrow(
    '@module-federation/vite no longer has the plugin parseEnd',
  )
})
