// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BrowserRouter } from '../../contract/routing/link'
import { AnyLink } from './any-link'

function linkTo(to: string) {
  render(<AnyLink to={to}>Go</AnyLink>, { wrapper: BrowserRouter })
  return screen.getByRole('link', { name: 'Go' })
}

test('another site opens in a new tab, without a referrer', () => {
  const link = linkTo('https://medium.com/fivefold')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test.each(['/pricing', '/platform#integ', 'mailto:sales@fivefold.example'])(
  '%s stays in this tab',
  (to) => {
    const link = linkTo(to)
    expect(link.getAttribute('href')).toBe(to)
    expect(link.hasAttribute('target')).toBe(false)
  },
)
