import { expect, test } from 'vitest'
import { shipped } from '@fivefold/shared/facts/shipped'
import { changes } from './changelog-content'

const days = changes.map(({ on }) => on)

test('the newest change comes first, and none is still to come', () => {
  expect(days).toEqual(days.toSorted().toReversed())
  expect(new Date(days[0] ?? '').getTime()).toBeLessThanOrEqual(Date.now())
})

test('every change has an anchor of its own', () => {
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length)
})

test('the changelog has everything that the portal tells customers', () => {
  const told = Object.values(shipped)
  expect(told.map(({ on }) => on)).toEqual(
    told
      .map(({ on }) => on)
      .toSorted()
      .toReversed(),
  )
  for (const change of told) expect(changes).toContainEqual(expect.objectContaining(change))
})
