import { expect, test } from 'vitest'
import { seededState } from '../../domain/site/seeds'
import { commit, keepAnalyticsEvents, readState, resetStore, startStore } from './site-store'

test('without a browser, the store works in memory and starts nothing', () => {
  expect(() => startStore()).not.toThrow()
  const userId = seededState.users[1]?.id ?? ''
  commit({ type: 'userSignedIn', id: 's', at: '2026-11-02', userId })
  expect(readState().currentUser?.id).toBe(userId)
  const event = { id: 'e', name: 'vote', params: {}, created_at: '' }
  keepAnalyticsEvents([event])
  expect(readState().analyticsEvents).toEqual([event])
  resetStore()
  expect(readState()).toBe(seededState)
})
