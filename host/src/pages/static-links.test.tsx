// @vitest-environment happy-dom
import { BrowserRouter, Link, useLocation } from '@fivefold/shared/routing/link'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { StaticLinks } from './static-links'

const links = (
  <BrowserRouter>
    <Link to="/demo?plan=pro#form">
      <b>Demo</b>
    </Link>
    <a href="https://other.example/">Elsewhere</a>
    <a href="/pricing" target="_blank" rel="noreferrer">
      Other tab
    </a>
  </BrowserRouter>
)

function Where() {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  render(
    <BrowserRouter>
      <Where />
      <StaticLinks />
      <div data-static="part" dangerouslySetInnerHTML={{ __html: renderToString(links) }} />
    </BrowserRouter>,
  )
})

const where = () => screen.getByRole('status').textContent

/** @returns whether the browser follows the link itself. */
const press = (text: string, init?: MouseEventInit) =>
  fireEvent.click(screen.getByText(text), { button: 0, ...init })

test('the router opens a link, with its query', () => {
  expect(press('Demo')).toBe(false)
  expect(where()).toBe('/demo?plan=pro#form')
})

test.each([
  ['Demo', { ctrlKey: true }],
  ['Demo', { button: 1 }],
  ['Elsewhere', {}],
  ['Other tab', {}],
])('the browser follows %s with %o', (text, init) => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  press(text, init)
  expect(where()).toBe('/')
})
