import { expect, it } from 'vitest'
import type { ReleaseEntry } from '../../../shared/contract/federation/registry-schema'
import { graphOfPage } from './script-graph'

const graph: NonNullable<ReleaseEntry['graph']> = {
  scripts: [
    ['a.js', 'sha256-a'],
    ['b.js', 'sha256-b'],
    ['entry.js', 'sha256-entry'],
    ['later.js', 'sha256-later'],
  ],
  pages: { '/a': [2, 0], '/b': [2, 1] },
}

it('keeps the part of a graph that one page needs', () => {
  expect(graphOfPage(graph, '/b')).toEqual({
    scripts: [
      ['b.js', 'sha256-b'],
      ['entry.js', 'sha256-entry'],
    ],
    pages: { '/b': [1, 0] },
  })
})

it('keeps the scripts that pages import on demand, which any page may lead to', () => {
  const part = graphOfPage({ ...graph, onDemand: { 'later.js': [3, 0] } }, '/b')
  expect(part.scripts.map(([name]) => name)).toEqual(['a.js', 'b.js', 'entry.js', 'later.js'])
  expect(part.onDemand).toEqual({ 'later.js': [3, 0] })
  expect(part.pages).toEqual({ '/b': [2, 1] })
})

it('lists no page that the release lacks', () => {
  expect(graphOfPage(graph, '/c')).toEqual({ scripts: [], pages: {} })
})
