import { describe, expect, test } from 'vitest'
import { analyticsEventLimit, withAnalyticsEvents } from './analytics-event'
import { seededState } from '../site/seeds'
import { frozen } from '../testing/frozen'

const state = frozen(seededState)

describe('analytics events', () => {
  const event = (id: string) => ({ id, name: '', params: {}, created_at: '' })
  const idsOf = ({ analyticsEvents }: typeof state) => analyticsEvents.map(({ id }) => id)

  test('are stored once each, in order', () => {
    const after = withAnalyticsEvents(state, [event('a'), event('b'), event('a')])
    expect(idsOf(after)).toEqual(['a', 'b'])
    expect(idsOf(withAnalyticsEvents(after, [event('b'), event('c')]))).toEqual(['a', 'b', 'c'])
    expect(withAnalyticsEvents(after, [event('a')])).toBe(after)
  })

  test('are limited to the newest', () => {
    const many = Array.from({ length: analyticsEventLimit + 2 }, (_, n) => event(`e${n}`))
    const after = withAnalyticsEvents(withAnalyticsEvents(state, [event('old')]), many)
    expect(idsOf(after)).toHaveLength(analyticsEventLimit)
    expect(idsOf(after).at(0)).toBe('e2')
    expect(idsOf(after).at(-1)).toBe(`e${analyticsEventLimit + 1}`)
  })
})
