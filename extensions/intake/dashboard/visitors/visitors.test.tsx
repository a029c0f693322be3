// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { intakeAnswer } from '@fivefold/shared/outbox/testing/intake-answer'
import { currentAddress, renderPage } from '@fivefold/shared/testing/render-page'
import { beginWith } from '../../../../remote-admin/src/testing/visit-dashboard'
import { VisitorsView } from './visitors-view'

const at = '2026-11-27T10:00:00.000Z'
const ticket = (number: number, subject: string) => ({
  id: `t-${number}`,
  number,
  subject,
  email: 'ada@lovelace.example',
  status: 'open',
  priority: 'high',
  category: 'billing',
  receivedAt: at,
})

/** Fakes an intake with fixed answers by the start of the path, and records the requests. */
function fakeIntake(answers: Record<string, object | number>) {
  const asked: string[] = []
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push(path)
    if (body !== undefined) sent.push(JSON.parse(body))
    const [, answer = 503] =
      Object.entries(answers).find(([start]) => path.startsWith(`/intake/${start}`)) ?? []
    return typeof answer === 'number'
      ? intakeAnswer({ error: `Refused with ${answer}.` }, answer)
      : intakeAnswer(answer)
  })
  return { asked, sent, answers }
}

const open = (address: string) => renderPage(VisitorsView, address).person

beforeEach(() => beginWith())
afterEach(() => vi.unstubAllGlobals())

describe('tickets of all visitors', () => {
  const list = {
    tickets: [ticket(1002, 'Invoice'), ticket(1001, 'Import')],
    counts: { open: 7, closed: 3 },
    next: 1001,
  }

  test('are asked for by filters that stand in the address', async () => {
    const { asked } = fakeIntake({ 'operators/tickets': list })
    const somebody = open('/admin?view=visitors')
    await screen.findByRole('button', { name: 'Invoice' })
    screen.getByText('FF-1002')
    await somebody.click(screen.getByRole('button', { name: /^Closed 3/ }))
    await somebody.selectOptions(screen.getByLabelText('Priority'), 'critical')
    await somebody.type(screen.getByLabelText('Search tickets'), 'kite')
    await vi.waitFor(() => expect(currentAddress()).toContain('q=kite'))
    await somebody.click(await screen.findByRole('button', { name: 'Older' }))
    await vi.waitFor(() =>
      expect(asked.at(-1)).toBe(
        '/intake/operators/tickets?q=kite&status=closed&priority=critical&before=1001',
      ),
    )
    const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    await somebody.click(screen.getByRole('button', { name: 'Download these tickets as CSV' }))
    expect((followed.mock.contexts[0] as HTMLAnchorElement).getAttribute('href')).toBe(
      '/intake/operators/tickets.csv?q=kite&status=closed&priority=critical',
    )
  })

  test('are answered; a reply that does not arrive stays, and is the same when it is sent again', async () => {
    const opening = {
      type: 'ticketOpened',
      id: 't-1002',
      at,
      userId: 'p-1',
      userName: 'Ada',
      category: 'billing',
      priority: 'high',
      subject: 'Invoice',
      description: 'It came twice.',
      number: 1002,
    }
    const intake = fakeIntake({
      'operators/tickets/t-1002': { operations: [opening, { type: 'ofLater', id: 'x' }] },
      'operators/tickets': list,
      tickets: 503,
    })
    const somebody = open('/admin?view=visitors&open=t-1002')
    await screen.findByText('It came twice.')
    const reply = screen.getByLabelText('Reply')
    await somebody.type(reply, 'Which one?')
    await somebody.click(screen.getByRole('button', { name: 'Send Reply' }))
    await screen.findByText('Refused with 503.')
    expect(reply).toHaveProperty('value', 'Which one?')

    const [first] = intake.sent as { operations: [{ id: string }] }[]
    const id = first?.operations[0].id
    intake.answers['tickets'] = { answers: [{ id }] }
    await somebody.click(screen.getByRole('button', { name: 'Send Reply' }))
    await screen.findByText('Reply sent.')
    expect(intake.sent[1]).toEqual(first)
    expect(intake.sent[1]).toMatchObject({
      operations: [{ type: 'ticketReplied', ticketId: 't-1002', body: 'Which one?' }],
    })
  })

  test('say why there are none', async () => {
    fakeIntake({ 'operators/tickets': 403 })
    open('/admin?view=visitors')
    await screen.findByText('Refused with 403.')
    expect(screen.queryByRole('table')).toBeNull()
  })
})

test('leads of all visitors show every answer when opened', async () => {
  const record = { id: 'l-1', email: 'ada@lovelace.example', name: 'Ada', message: 'Hello' }
  const { asked } = fakeIntake({
    'operators/leads': { leads: [{ collection: 'contactForms', receivedAt: at, record }] },
  })
  const somebody = open('/admin?view=visitors&list=leads&kind=contactForms')
  await somebody.click(await screen.findByRole('button', { name: 'Ada' }))
  expect(screen.getByText('Message').nextElementSibling?.textContent).toBe('Hello')
  expect(asked[0]).toBe('/intake/operators/leads?collection=contactForms')
})

test('what is stored about a person is shown, and erased after a question', async () => {
  const email = 'ada@lovelace.example'
  const { sent } = fakeIntake({
    'operators/people/export': { email, lead: [{}, {}], ticket: [{}] },
    'operators/people/erase': { erased: 3 },
  })
  const somebody = open('/admin?view=visitors&list=person')
  await somebody.type(screen.getByLabelText('Email'), email)
  await somebody.click(screen.getByRole('button', { name: 'Show Records' }))
  await screen.findByText(`3 records about ${email}, by table:`)
  expect(screen.getByText('Lead').nextElementSibling?.textContent).toBe('2')
  await somebody.click(screen.getByRole('button', { name: 'Erase…' }))
  expect(sent).toEqual([{ email }])
  const dialog = within(screen.getByRole('dialog'))
  await somebody.click(dialog.getByRole('button', { name: 'Erase Everything' }))
  await vi.waitFor(() => expect(sent).toEqual([{ email }, { email }]))
  await vi.waitFor(() => expect(screen.queryByText(/by table/)).toBeNull())
})

test('a delivery that is given up is sent again, alone or with all others', async () => {
  const { sent, asked } = fakeIntake({
    'operators/deliveries/resend': { resent: 1 },
    'operators/deliveries': {
      deliveries: [
        { id: 'd-1', kind: 'lead.received', state: 'dead', tries: 9, due: at, error: '500' },
      ],
    },
  })
  const somebody = open('/admin?view=visitors&list=webhook&kind=dead')
  await somebody.click(await screen.findByRole('button', { name: 'lead.received' }))
  expect(asked[0]).toBe('/intake/operators/deliveries?state=dead')
  expect(screen.getByText('Last answer').nextElementSibling?.textContent).toBe('500')
  await somebody.click(screen.getByRole('button', { name: 'Send Again' }))
  await somebody.click(screen.getByRole('button', { name: 'Send All Given Up Again' }))
  await vi.waitFor(() => expect(sent).toEqual([{ id: 'd-1' }, {}]))
})
