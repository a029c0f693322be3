// @vitest-environment happy-dom
import { commit, readState } from '@fivefold/shared/store/site-store'
import { reportStorage } from '@fivefold/shared/storage/storage-health'
import { watchDownloads } from '@fivefold/shared/testing/watch-downloads'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { StorageNotice } from './storage-notice'

beforeEach(() => {
  localStorage.clear()
  act(() => reportStorage('ok'))
})

function renderNotice() {
  render(<StorageNotice />)
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 })
}

test('nothing is shown while storage works', () => {
  renderNotice()
  expect(screen.queryByRole('button')).toBeNull()
})

test('data that storage refuses can be downloaded as a stored document', async () => {
  const downloads = watchDownloads()
  const user = renderNotice()
  const at = '2026-11-02T08:00:00.000Z'
  commit({ type: 'userSignedIn', id: 'in', at, userId: 'user-casey-customer' })
  act(() => reportStorage('full'))
  await screen.findByText(/is full\./)
  await user.click(screen.getByRole('button', { name: 'Download a copy' }))
  await expect.poll(() => downloads.names()).toHaveLength(1)
  expect(JSON.parse(await downloads.text())).toEqual({ version: 1, state: readState() })
  expect(downloads.names()[0]).toMatch(/^fivefold-copy-\d{4}-\d\d-\d\dT[\d-]+\.\d+\.json$/)
})

test('unreadable data can be downloaded unchanged', async () => {
  const downloads = watchDownloads()
  const user = renderNotice()
  localStorage.setItem('fivefold-store-unreadable-2026-11-02T08:00:00.000Z', '{"state":')
  act(() => reportStorage('recovered'))
  await user.click(await screen.findByRole('button', { name: 'Download the original' }))
  await expect.poll(() => downloads.names()).toHaveLength(1)
  expect(await downloads.text()).toBe('{"state":')
})

test('each problem is shown once, even when it returns', async () => {
  const user = renderNotice()
  act(() => reportStorage('full'))
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
  act(() => reportStorage('recovered'))
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  for (const status of ['ok', 'full', 'recovered'] as const) {
    act(() => reportStorage(status))
    expect(screen.queryByText('Your data in this browser')).toBeNull()
  }
  act(() => reportStorage('unavailable'))
  screen.getByText(/does not let this site keep data/)
})

test('each deletion from outside is shown, even after a dismissed one', async () => {
  const user = renderNotice()
  for (let time = 0; time < 2; time += 1) {
    act(() => reportStorage('cleared'))
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(/Something outside this page deleted/)).toBeNull()
  }
})

test('a deletion from outside offers no copy, since the visitor may have intended it', async () => {
  renderNotice()
  act(() => reportStorage('cleared'))
  await screen.findByText(/Something outside this page deleted/)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Dismiss'])
})
