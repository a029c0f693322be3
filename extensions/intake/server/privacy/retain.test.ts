import { expect, test, vi } from 'vitest'
import type { Database } from '../database/database'
import { retainDaily } from './retain'

test('a close in the middle of retention waits for one statement, and prints nothing', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const events: string[] = []
  const database: Database = {
    async query() {
      events.push('begun')
      await gate
      events.push('ended')
      return []
    },
    transaction: (task) => task(database),
    close: async () => void events.push('closed'),
  }
  const closed = retainDaily(database, 30).close()
  open()
  await closed
  expect(events).toEqual(['begun', 'ended', 'closed'])
  expect([...info.mock.calls, ...warn.mock.calls]).toEqual([])
})
