// @vitest-environment happy-dom
import { clientErrors, forgetClientErrors } from '@fivefold/shared/analytics/error-log'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { FailureBoundary } from './failure-boundary'

let isBroken: () => boolean

beforeEach(() => {
  forgetClientErrors()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  window.history.replaceState(null, '', '/support')
})

function Part() {
  if (isBroken()) throw new Error('this part cannot be drawn')
  return <p>Sound again</p>
}

function renderPart() {
  render(
    <BrowserRouter>
      <FailureBoundary>
        <Part />
      </FailureBoundary>
    </BrowserRouter>,
  )
  return userEvent.setup()
}

test('a component that throws is logged and replaced until Try Again renders it', async () => {
  let broken = true
  isBroken = () => broken
  const user = renderPart()
  screen.getByRole('heading', { name: 'Something went wrong' })
  expect(clientErrors().map(({ message }) => message)).toEqual(['this part cannot be drawn'])

  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  screen.getByRole('heading', { name: 'Something went wrong' })
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  screen.getByText('Sound again')
})

test('Go Home opens a page that may work', async () => {
  isBroken = () => window.location.pathname !== '/'
  const user = renderPart()
  await user.click(screen.getByRole('button', { name: 'Go Home' }))
  await screen.findByText('Sound again')
  expect(screen.queryByRole('alert')).toBeNull()
})
