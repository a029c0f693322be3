import { expect, it } from 'vitest'
import { sessionArcs } from './session-arcs'

it('is one arc while no product is chosen', () => {
  expect(sessionArcs(45, [])).toEqual([{ from: 0, to: 45 }])
})

it('shares the minutes among the chosen products', () => {
  expect(sessionArcs(30, ['integ', 'scd'])).toEqual([
    { product: 'integ', from: 0, to: 15 },
    { product: 'scd', from: 15, to: 30 },
  ])
})
