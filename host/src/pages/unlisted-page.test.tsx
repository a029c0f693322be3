// @vitest-environment happy-dom
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { startRegistry } from '../loading/registry/site-registry'
import { SitePages } from './site-pages'

it('fetches the rest of the registry before it reports a missing page', async () => {
  document.body.innerHTML =
    '<script type="application/json" id="registry">' +
    '{"schema":1,"partial":true,"host":{"version":"1.0.0"},"remotes":{}}</script>'
  const whole = '{"schema":1,"host":{"version":"1.0.0"},"remotes":{}}'
  const fetch = vi.fn<() => Promise<Response>>()
  fetch.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(new Response(whole))
  vi.stubGlobal('fetch', fetch)
  window.history.replaceState(null, '', '/elsewhere')
  startRegistry()
  expect(fetch).not.toHaveBeenCalled()
  render(<SitePages />, { wrapper: BrowserRouter })
  await screen.findByText('The list of pages could not be fetched.')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('heading', { name: 'Oops! Page not found' })
  expect(fetch).toHaveBeenCalledTimes(2)
})
