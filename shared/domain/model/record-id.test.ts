import { expect, test, vi } from 'vitest'
import { newFact, newId } from './record-id'

test('an id begins with its time and never repeats', () => {
  const now = Date.parse('2026-11-02T08:00:00.000Z')
  const ids = Array.from({ length: 1000 }, () => newId(now))
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id.startsWith(`${now.toString(36)}-`)).toBe(true)
})

test('a fact has the time at which it happened as an ISO string', () => {
  vi.useFakeTimers({ now: new Date('2026-11-02T08:00:00.000Z') })
  expect(newFact()).toEqual({
    id: expect.stringContaining(Date.now().toString(36)),
    at: '2026-11-02T08:00:00.000Z',
  })
})
