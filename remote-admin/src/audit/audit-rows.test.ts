import { describe, expect, it } from 'vitest'
import { ticket, ticketEvent } from '../testing/records'
import { statusChanges } from '@fivefold/shared/domain/tickets/status-changes'
import { allStatusChanges } from './audit-rows'

const opening = ticketEvent({ id: 't1', status: 'open', created_at: '2026-11-02T12:00:00.000Z' })
const started = ticketEvent({
  id: 'e1',
  status: 'in-progress',
  created_at: '2026-11-03T08:00:00.000Z',
})
const solved = ticketEvent({ id: 'e2', status: 'resolved', created_at: '2026-11-04T08:00:00.000Z' })
const inWords = (changes: readonly { from: string; to: string; byName: string }[]) =>
  changes.map(({ from, to, byName }) => `${from} → ${to} by ${byName}`)

describe('the audit trail of a ticket', () => {
  it('shows old status, new status and author of each change', () => {
    const changes = statusChanges(ticket({ id: 't1', status: 'resolved' }), [
      opening,
      started,
      solved,
    ])
    expect(inWords(changes)).toEqual([
      ' → open by Avery Admin',
      'open → in-progress by Avery Admin',
      'in-progress → resolved by Avery Admin',
    ])
    expect(changes.map(({ at }) => at)).toEqual(
      [opening, started, solved].map((one) => one.created_at),
    )
  })

  it('reads the opening from the ticket itself', () => {
    expect(statusChanges(ticket({ id: 't1' }), [])).toEqual([
      expect.objectContaining({
        from: '',
        to: 'open',
        byId: 'casey',
        at: '2026-11-02T12:00:00.000Z',
      }),
    ])
  })

  it('adds a last change that was not recorded', () => {
    const changed = ticket({ id: 't1', status: 'closed', updated_at: '2026-11-09T12:00:00.000Z' })
    expect(statusChanges(changed, [opening]).at(-1)).toMatchObject({
      from: 'open',
      to: 'closed',
      at: '2026-11-09T12:00:00.000Z',
      byId: '',
      byName: '',
    })
  })
})

describe('the audit trail of all tickets', () => {
  it('has every change in chronological order, without the openings', () => {
    const tickets = [ticket({ id: 't1', status: 'resolved' }), ticket({ id: 't2' })]
    const all = allStatusChanges(tickets, [solved, opening, started])
    expect(all.map(({ ticket: one, change }) => [one.id, change.from, change.to])).toEqual([
      ['t1', 'open', 'in-progress'],
      ['t1', 'in-progress', 'resolved'],
    ])
  })
})
