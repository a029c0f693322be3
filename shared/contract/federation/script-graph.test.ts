import { expect, test } from 'vitest'
import type { ScriptGraph } from './registry-schema'
import { scriptsOf, scriptsOnDemand } from './script-graph'

const graph: ScriptGraph = {
  scripts: [
    ['entry.js', 'sha256-entry'],
    ['chunks/page.js', 'sha256-page'],
  ],
  pages: { '/support': [0, 1], '/support/faq': [0], '/damaged': [7, 1] },
}
const release = { version: '1.0.0', entry: '/remotes/support/1.0.0/entry.js', graph }
const addressesOf = (path: string, change: object = {}) =>
  scriptsOf({ ...release, ...change }, path, 0).map(({ address }) => address)

test('a page needs its scripts, at addresses next to the entry, each with its integrity', () => {
  expect(scriptsOf(release, '/support', 0)).toEqual([
    { address: '/remotes/support/1.0.0/entry.js', integrity: 'sha256-entry' },
    { address: '/remotes/support/1.0.0/chunks/page.js', integrity: 'sha256-page' },
  ])
  expect(addressesOf('/support/faq')).toEqual(['/remotes/support/1.0.0/entry.js'])
})

test('a later generation has other addresses', () => {
  const [again] = scriptsOf(release, '/support/faq', 1)
  expect(again?.address).not.toBe(release.entry)
  expect(decodeURIComponent(again?.address ?? '')).toBe(release.entry)
})

test('a registry without scripts gives none', () => {
  expect(addressesOf('/elsewhere')).toEqual([])
  expect(addressesOf('/support', { graph: undefined })).toEqual([])
})

test('indices outside of the list are left out', () => {
  expect(addressesOf('/damaged')).toEqual(['/remotes/support/1.0.0/chunks/page.js'])
})

test('an on-demand script needs itself and its imports', () => {
  const onDemand = { 'chunks/index.js': [1, 0] }
  const withIndex = { ...release, graph: { ...graph, onDemand } }
  const address = '/remotes/support/1.0.0/chunks/index.js'
  const [[name, script] = []] = scriptsOnDemand(withIndex, 0)
  expect(name).toBe('chunks/index.js')
  expect(script).toEqual({ address, scripts: scriptsOf(release, '/support', 0).toReversed() })
  const again = scriptsOnDemand(withIndex, 1).get('chunks/index.js')?.address ?? ''
  expect(again).not.toBe(address)
  expect(decodeURIComponent(again)).toBe(address)
  expect(scriptsOnDemand(release, 0).size).toBe(0)
})
