// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { CareersPage } from './careers-page'

it('only says that careers are coming', () => {
  const { container } = renderPage(CareersPage, '/careers')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coming soon...')
  expect(container.textContent).toBe('Coming soon...')
})
