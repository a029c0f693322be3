// @vitest-environment happy-dom
import { useState, type ComponentType } from 'react'
import { clientErrors, forgetClientErrors } from '@fivefold/shared/analytics/error-log'
import { ToastRegion } from '@fivefold/shared/notify/toast'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { createPartLoader, type PartLoader } from '@fivefold/shared/loading/part-loader'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LazyPart } from './lazy-part'

interface PartProps {
  open: boolean
}

/* The first import compiles the messages, which takes seconds on a busy machine. */
beforeAll(() => import('@fivefold/shared/notify/toast-messages'), 60_000)

beforeEach(() => {
  forgetClientErrors()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'info').mockReturnValue(undefined)
})

function Opener({ loader }: { loader: PartLoader<ComponentType<PartProps>> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <LazyPart
        loader={loader}
        wanted={open}
        onFailure={() => setOpen(false)}
        partProps={{ open }}
      />
    </>
  )
}

function renderOpener(loader: PartLoader<ComponentType<PartProps>>) {
  render(
    <BrowserRouter>
      <Opener loader={loader} />
      <ToastRegion />
    </BrowserRouter>,
  )
  const user = userEvent.setup()
  return () => user.click(screen.getByRole('button', { name: 'Open' }))
}

test('a part that cannot be rendered is logged and shown in a toast; the next press tries again', async () => {
  let isSound = false
  function Part({ open }: PartProps) {
    if (open && !isSound) throw new Error('this part cannot be rendered')
    return open && <p>The part</p>
  }
  const open = renderOpener(createPartLoader(() => Promise.resolve(Part)))
  await open()
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
  expect(clientErrors().map(({ message }) => message)).toEqual(['this part cannot be rendered'])
  isSound = true
  await open()
  await screen.findByText('The part')
})

test('a part that cannot be fetched is shown in a toast; the next press fetches it again', async () => {
  const load = vi.fn<() => Promise<() => string>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(() => 'The part')
  const open = renderOpener(createPartLoader<ComponentType<PartProps>>(load))
  await open()
  expect((await screen.findByRole('alert')).textContent).toContain('This didn’t load')
  await open()
  await screen.findByText('The part')
})
