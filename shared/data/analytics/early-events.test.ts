// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepEarlyEvent, takeEarlyEvents } from './early-events'

beforeEach(() => localStorage.clear())

const event = (index: number) => ({
  id: `event-${index}`,
  name: 'page_view',
  params: {},
  created_at: new Date(index).toISOString(),
})

test('events are kept until they are taken, oldest first', () => {
  for (const index of [3, 1, 2]) keepEarlyEvent(event(index))
  expect(takeEarlyEvents()).toEqual([event(1), event(2), event(3)])
  expect(takeEarlyEvents()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('the newest 500 are kept', () => {
  for (let index = 0; index < 500; index += 1) {
    const { created_at, id } = event(index)
    const key = `fivefold-early-events-${created_at}-${id}`
    localStorage.setItem(key, JSON.stringify([event(index)]))
  }
  for (const index of [500, 501, 502]) keepEarlyEvent(event(index))
  expect(takeEarlyEvents()).toEqual(Array.from({ length: 500 }, (_, index) => event(index + 3)))
})

test('an earlier version’s list of events is taken, too; other values are ignored', () => {
  localStorage.setItem('fivefold-early-events', JSON.stringify([event(1), event(2)]))
  localStorage.setItem('fivefold-early-events-broken', '{')
  keepEarlyEvent(event(3))
  expect(takeEarlyEvents()).toEqual([event(1), event(2), event(3)])
})
