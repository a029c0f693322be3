// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen } from '@testing-library/react'
import { intakeAnswer } from '../outbox/testing/intake-answer'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { EndOtherSessions } from './end-other-sessions'

test.each([
  [200, { ended: 0 }, 'No other session'],
  [200, { ended: 1 }, '1 other session ended'],
  [200, { ended: 3 }, '3 other sessions ended'],
  [401, { error: 'Sign in first.' }, 'Other sessions not ended'],
])('an answer of %i and %j tells “%s”', async (status, body, title) => {
  const requested = vi.fn(async () => intakeAnswer(body, status))
  vi.stubGlobal('fetch', requested)
  const { person } = renderPage(EndOtherSessions, '/profile')
  await person.click(screen.getByRole('button', { name: 'Sign out other browsers' }))
  await screen.findByText(title)
  expect(requested).toHaveBeenCalledWith('/intake/sign-in/out-others', expect.anything())
})

test('a file that is missing offline tells so, and the button works again', async () => {
  vi.doMock('../outbox/post', () => {
    throw new Error('offline')
  })
  const { person } = renderPage(EndOtherSessions, '/profile')
  const button = screen.getByRole('button', { name: 'Sign out other browsers' })
  await person.click(button)
  await screen.findByText('Other sessions not ended')
  expect(button.getAttribute('aria-busy')).not.toBe('true')
  vi.doUnmock('../outbox/post')
})
