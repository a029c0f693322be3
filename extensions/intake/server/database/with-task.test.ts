import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Database } from './database'
import { withTask } from './with-task'

const events: string[] = []
const database: Database = {
  query: async () => [],
  transaction: (task) => task(database),
  close: async () => void events.push('closed'),
}

beforeEach(() => {
  events.length = 0
  vi.spyOn(console, 'warn').mockReturnValue()
})

test('a task runs at once and after each pause, one at a time, also after a failure', async () => {
  let underWay = 0
  let most = 0
  const open = withTask(database, 1, 'It waits', async () => {
    most = Math.max(most, (underWay += 1))
    await wait(5)
    underWay -= 1
    events.push('done')
    if (events.length === 1) throw new Error('away')
  })
  await expect.poll(() => events.length).toBeGreaterThan(2)
  expect(most).toBe(1)
  expect(vi.mocked(console.warn).mock.calls).toEqual([['It waits: Error: away']])
  await open.close()
  const after = events.length
  await wait(20)
  expect(events.slice(-1)).toEqual(['closed'])
  expect(events).toHaveLength(after)
})

test('a close waits for what is under way, which learns of it, and nothing is printed', async () => {
  const open = withTask(database, 1, 'It waits', async (ending) => {
    await new Promise((resolve) => ending.addEventListener('abort', resolve))
    await wait(10)
    events.push('ended')
    ending.throwIfAborted()
  })
  await open.close()
  expect(events).toEqual(['ended', 'closed'])
  expect(console.warn).not.toHaveBeenCalled()
})

test('a close in a pause waits for nothing', async () => {
  const open = withTask(database, 3_600_000, 'It waits', async () => void events.push('done'))
  await open.close()
  expect(events).toEqual(['done', 'closed'])
})
