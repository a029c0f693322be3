// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { assignments } from '@fivefold/shared/domain/tickets/ticket-desk'
import { readState } from '@fivefold/shared/store/site-store'
import { pasteInto } from '@fivefold/shared/testing/paste-into'
import { currentAddress } from '@fivefold/shared/testing/render-page'
import { ticket } from '../testing/records'
import { beginWith, visit } from '../testing/visit-dashboard'

const casey = 'user-casey-customer'
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const ticketOf = (id: string, hours: number, given: Partial<SupportTicket> = {}) =>
  ticket({
    id,
    number: 1000 + hours,
    subject: `Ticket ${id}`,
    user_id: casey,
    created_at: hoursAgo(hours),
    updated_at: hoursAgo(hours),
    ...given,
  })

const supportTickets = [
  ticketOf('young', 1),
  ticketOf('critical', 1, { priority: 'critical', number: 1100 }),
  ticketOf('old', 30),
  ticketOf('done', 40, { status: 'resolved' }),
]
const subjects = () =>
  [...document.querySelectorAll('[role=tabpanel] tbody th')].map(({ textContent }) => textContent)
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const choice = (name: string) => screen.getByRole('combobox', { name })
const statusOf = (id: string) => readState().supportTickets.find((one) => one.id === id)?.status
const assigneeOf = (id: string) => assignments(readState()).get(id)?.assignee_name

beforeEach(() => beginWith({ supportTickets }))

describe('an admin at the help desk', () => {
  it('sees when each answer is due, and finds the late ones', async () => {
    const person = visit('/admin?view=tickets')
    expect(screen.getAllByText(/^(Due|Late)/, { selector: 'time, time *' })).toHaveLength(3)
    screen.getByText('Late by 1 day')
    screen.getByText('Late by 45 min')
    await person.selectOptions(choice('Answer'), 'Late (2)')
    expect(new Set(subjects())).toEqual(new Set(['Ticket critical', 'Ticket old']))
    expect(currentAddress()).toBe('/admin?view=tickets&answer=late')
  })

  it('takes a ticket, and filters by assignee', async () => {
    const person = visit('/admin?view=tickets&open=old')
    const details = within(screen.getByRole('row', { name: /Conversation/ }))
    await person.selectOptions(details.getByRole('combobox', { name: 'Assignee' }), 'Avery Admin')
    expect(assigneeOf('old')).toBe('Avery Admin')
    await screen.findByText('Assigned to Avery Admin.')
    await person.click(press('Ticket old'))
    await person.selectOptions(choice('Assignee'), 'Avery Admin (1)')
    expect(subjects()).toEqual(['Ticket old'])
    await person.selectOptions(choice('Assignee'), 'Nobody (3)')
    expect(subjects()).not.toContain('Ticket old')
  })

  it('reads the whole subject, and answers with a saved reply that is edited first', async () => {
    const subject = 'The connection turns red every night since the token change on Monday'
    beginWith({ supportTickets: [ticketOf('t', 1, { subject })] })
    const person = visit('/admin?view=tickets&open=t')
    screen.getByRole('heading', { name: subject })
    await person.click(screen.getByText('Saved replies'))
    await person.click(press(/^Solved/))
    const reply = screen.getByLabelText<HTMLTextAreaElement>('Reply')
    expect(reply.value).toMatch(/^Hello Casey,\n\nThis is fixed\./)
    expect(document.activeElement).toBe(reply)
    await person.type(reply, ' Good night!')
    await person.click(press('Send Reply'))
    expect(readState().ticketMessages.at(-1)?.body).toMatch(/reopens\. Good night!$/)
    screen.getByText('No answer due')
  })

  it('writes a note that is not a message', async () => {
    const person = visit('/admin?view=tickets&open=old')
    await person.click(press('Internal note'))
    await pasteInto(person, screen.getByLabelText('Note'), 'Same cause as last week.')
    await person.click(press('Add Note'))
    expect(readState()).toMatchObject({ ticketMessages: [], ticketNotes: [] })
    const conversation = screen.getByRole('list', { name: 'Conversation' })
    expect(conversation.textContent).toMatch(/YouInternal note.*Same cause as last week\.$/)
  })

  it('changes several tickets at once, and undoes that', async () => {
    const person = visit('/admin?view=tickets&status=open')
    const bar = () => within(screen.getByRole('region', { name: 'Selected tickets' }))
    const says = (message: string) =>
      waitFor(() => expect(bar().getByRole('status').textContent).toBe(message))
    await person.click(screen.getByRole('checkbox', { name: 'Select FF-1030' }))
    await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    bar().getByText('3 tickets selected')
    await person.click(screen.getByRole('checkbox', { name: 'Select FF-1001' }))
    await person.selectOptions(bar().getByRole('combobox', { name: 'Set status' }), 'Closed')
    await person.selectOptions(bar().getByRole('combobox', { name: 'Assign to' }), 'Avery Admin')
    await person.click(press('Apply'))
    expect(['young', 'critical', 'old'].map(statusOf)).toEqual(['open', 'closed', 'closed'])
    expect(['young', 'critical', 'old'].map(assigneeOf)).toEqual([
      undefined,
      'Avery Admin',
      'Avery Admin',
    ])
    await says('2 tickets changed.')
    await person.click(press('Undo'))
    expect(['young', 'critical', 'old'].map(statusOf)).toEqual(['open', 'open', 'open'])
    expect(assigneeOf('old')).toBeUndefined()
    await says('Undone for 2 tickets.')
    await person.click(press('Clear selection'))
    await says('')
  })

  it('selects nothing that a filter hides', async () => {
    const person = visit('/admin?view=tickets')
    await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await person.click(press(/^Resolved/))
    expect(screen.getByText(/selected$/).textContent).toBe('1 ticket selected')
  })
})
