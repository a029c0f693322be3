// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { leadSending, ticketDesk } from '@fivefold/shared/seams/site-seams'
import { intake } from './extension'

const config = { feedAddress: '', remoteOrigins: [] }

test('a site without an intake fetches nothing and keeps the plain behaviour', async () => {
  const load = vi.fn(() => ({ sendRecords: async () => {} }))
  vi.doMock('./send-records', load)
  await intake(config)
  expect(load).not.toHaveBeenCalled()
  await expect(leadSending.answerFor('lead-1')).resolves.toEqual({ id: 'lead-1' })
})

test('where the code of the extension does not come, nothing counts as sent', async () => {
  vi.doMock('./send-records', () => {
    throw new Error('offline')
  })
  await expect(intake({ ...config, intake: true })).rejects.toThrow('vi.mock')
  await expect(leadSending.answerFor('lead-1')).resolves.toBeUndefined()
  await expect(ticketDesk.answerFor('ticket-1')).resolves.toBeUndefined()
  expect(leadSending.hasArrived('lead-1')).toBe(false)
})
