// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { intakeAnswer } from '../../outbox/testing/intake-answer'
import { currentAddress, goBack, renderPage } from '@fivefold/shared/testing/render-page'
import { beginWith } from '../../../../remote-admin/src/testing/visit-dashboard'
import { VisitorsView } from './visitors-view'

const at = '2026-11-27T10:00:00.000Z'
/** Fakes an intake with fixed answers by the start of the path, and records the requests. */
function fakeIntake(answers: Record<string, object | number>) {
  const requested: string[] = []
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    requested.push(path)
    if (body !== undefined) sent.push(JSON.parse(body))
    const [, answer = 503] =
      Object.entries(answers).find(([start]) => path.startsWith(`/intake/${start}`)) ?? []
    return typeof answer === 'number'
      ? intakeAnswer({ error: `Refused with ${answer}.` }, answer)
      : intakeAnswer(answer)
  })
  return { requested, sent }
}

const open = (address: string) => renderPage(VisitorsView, address).person

beforeEach(() => beginWith())
afterEach(() => vi.unstubAllGlobals())

test('leads of all visitors show every answer when opened', async () => {
  const record = { id: 'l-1', email: 'ada@lovelace.example', name: 'Ada', message: 'Hello' }
  const { requested } = fakeIntake({
    'operators/leads': { leads: [{ collection: 'contactForms', receivedAt: at, record }] },
  })
  const somebody = open('/admin?view=visitors&list=leads&kind=contactForms')
  const list = currentAddress()
  await somebody.click(await screen.findByRole('button', { name: 'Ada' }))
  expect(screen.getByText('Message').nextElementSibling?.textContent).toBe('Hello')
  await goBack()
  expect(currentAddress()).toBe(list)
  expect(requested[0]).toBe('/intake/operators/leads?collection=contactForms')
})

test('what is stored about a person is shown, and erased by one press once its address is typed', async () => {
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
  const button = screen.getByRole('button', { name: 'Erase Everything' })
  const field = screen.getByLabelText('Type the address to confirm')
  await somebody.type(field, 'bob@builder.example{Enter}')
  expect(button).toHaveProperty('disabled', true)
  expect(sent).toEqual([{ email }])
  await somebody.clear(field)
  await somebody.type(field, 'Ada@Lovelace.example')
  await somebody.click(button)
  await vi.waitFor(() => expect(sent).toEqual([{ email }, { email }]))
  await vi.waitFor(() => expect(screen.queryByText(/by table/)).toBeNull())
})

test('a delivery that is given up is sent again, alone or with all others', async () => {
  const { sent, requested } = fakeIntake({
    'operators/deliveries/resend': { resent: 1 },
    'operators/deliveries': {
      deliveries: [
        {
          id: 'd-1',
          kind: 'lead.received',
          state: 'dead',
          tries: 9,
          due: at,
          error: '500',
          to: null,
        },
        {
          id: 'd-2',
          kind: 'mail.receipt',
          state: 'dead',
          tries: 9,
          due: at,
          error: '550',
          to: 'ada@lovelace.example',
        },
      ],
    },
  })
  const somebody = open('/admin?view=visitors&list=webhook&kind=dead')
  await screen.findByRole('table', { name: 'Latest mails, and deliveries of the webhook' })
  screen.getByRole('row', { name: /lead\.received Webhook Given up/ })
  screen.getByRole('row', { name: /mail\.receipt ada@lovelace\.example Given up/ })
  await somebody.click(await screen.findByRole('button', { name: 'lead.received' }))
  expect(requested[0]).toBe('/intake/operators/deliveries?state=dead')
  expect(screen.getByText('Last answer').nextElementSibling?.textContent).toBe('500')
  await somebody.click(screen.getByRole('button', { name: 'Send Again' }))
  await somebody.click(screen.getByRole('button', { name: 'Send All Given Up Again' }))
  await vi.waitFor(() => expect(sent).toEqual([{ id: 'd-1' }, {}]))
})
