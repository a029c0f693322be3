// @vitest-environment happy-dom
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { PartsPage } from './parts-page'

/** Parts of other files, and hooks. */
const withoutExample = new Set(['scroll-lock', 'slider-track'])

const rooms = ['controls', 'feedback', 'layout', 'overlay', 'text']

it('the page of parts has every component of shared/ui, and changes the theme', async () => {
  render(<PartsPage />, { wrapper: BrowserRouter })
  const files = rooms
    .flatMap((room) => readdirSync(path.join(import.meta.dirname, '../../shared/ui', room)))
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => path.basename(file, '.tsx'))
    .filter((file) => !withoutExample.has(file))
  const shown = [...document.querySelectorAll('main > section')].map(({ id }) => id)
  expect(shown.toSorted()).toEqual(files.toSorted())

  await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
  expect(document.documentElement.className).toBe('dark')
})
