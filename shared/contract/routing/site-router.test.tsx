// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addressName } from '../../browser/files/address-name'
import { addressSpellings } from '../../testing/address-spellings'
import { useLocation, useNavigate } from './link'
import { SiteRouter, startHistory } from './site-router'

function Address() {
  return <p>{useLocation().pathname}</p>
}

/** Goes back during its first render, as a visitor may during hydration. */
function BackMeanwhile() {
  if (window.location.pathname === '/pricing')
    window.history.replaceState({ key: 'a' }, '', '/support')
  return <Address />
}

test('a step back before the router listens is not missed', () => {
  window.history.replaceState({ key: 'b' }, '', '/pricing')
  const { container } = render(
    <SiteRouter {...startHistory()} show={(_navigation, show) => show()}>
      <BackMeanwhile />
    </SiteRouter>,
  )
  expect(container.textContent).toBe('/support')
})

const { origin } = window.location
const sent = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

/** The address that a server redirects to, or the same. */
function spelledOnce(address: string) {
  const { pathname, search } = new URL(origin + address)
  const { kind, path } = addressName(pathname)
  return (kind === 'redirect' ? path : pathname) + search
}

test('a page starts with the spelling that a server redirects to', () => {
  for (const spelling of addressSpellings) {
    window.history.replaceState({ key: 'a' }, '', `${origin}${spelling}#top`)
    const { first } = startHistory()
    expect(sent(first.location)).toBe(spelledOnce(spelling))
    expect(sent(window.location)).toBe(spelledOnce(spelling))
    expect(window.location.hash).toBe('#top')
  }
})

test('a link in another spelling opens the page at its one address, in one step', () => {
  window.history.replaceState({ key: 'a' }, '', `${origin}/`)
  function Links() {
    const navigate = useNavigate()
    return <button onClick={() => void navigate('/support//kb/?search=a#top')}>Go</button>
  }
  render(
    <SiteRouter {...startHistory()} show={(_navigation, show) => show()}>
      <Links />
      <Address />
    </SiteRouter>,
  )
  const before = window.history.length
  fireEvent.click(screen.getByRole('button'))
  screen.getByText('/support/kb')
  expect(window.location.href).toBe(`${origin}/support/kb?search=a#top`)
  expect(window.history.length).toBe(before + 1)
})
