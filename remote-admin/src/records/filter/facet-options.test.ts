import { expect, it } from 'vitest'
import { facetOptions } from './facet-options'

it('offers the fixed values in their order, then the others by label', () => {
  const counts = new Map([
    ['zulu', 2],
    ['closed', 1],
    ['alpha', 3],
    ['', 9],
  ])
  expect(facetOptions({ values: ['open', 'closed'] }, counts)).toEqual([
    { value: 'open', label: 'Open', count: 0 },
    { value: 'closed', label: 'Closed', count: 1 },
    { value: 'alpha', label: 'Alpha', count: 3 },
    { value: 'zulu', label: 'Zulu', count: 2 },
  ])
})

it('offers no values before the rows are counted', () => {
  expect(facetOptions({})).toEqual([])
})
