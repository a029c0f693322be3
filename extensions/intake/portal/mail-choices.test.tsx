// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, waitFor } from '@testing-library/react'
import { intakeAnswer } from '../outbox/testing/intake-answer'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { MailChoices } from './mail-choices'

const chosen = { tickets: true, new: false, late: false }
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked

test('an operator chooses mails about new tickets, and a failure takes the choice back', async () => {
  const posted: unknown[] = []
  let status = 200
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit = {}) => {
    if (body === undefined || body === null) return intakeAnswer({ chosen, isOperator: true }, 200)
    posted.push(JSON.parse(String(body)))
    return intakeAnswer(status === 200 ? {} : { error: 'Sign in first.' }, status)
  })
  const { person } = renderPage(MailChoices, '/profile')
  await person.click(await screen.findByRole('switch', { name: 'New tickets' }))
  expect(posted).toEqual([{ ...chosen, new: true }])
  expect(isOn('New tickets')).toBe(true)
  status = 401
  await person.click(screen.getByRole('switch', { name: 'Email notifications' }))
  await screen.findByText('Not changed')
  await waitFor(() => expect(isOn('Email notifications')).toBe(true))
})

test.each([
  [{ chosen, isOperator: false }, ['Email notifications']],
  [{ isOperator: false }, []],
])('%j shows the switches %j', async (answer, names) => {
  const requested = vi.fn(async () => intakeAnswer(answer, 200))
  vi.stubGlobal('fetch', requested)
  renderPage(MailChoices, '/profile')
  await waitFor(() => expect(screen.queryAllByRole('switch')).toHaveLength(names.length))
  await waitFor(() => expect(requested).toHaveBeenCalledTimes(1))
})
