// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLocation } from './link'
import { SiteRouter, startHistory } from './site-router'

function Address() {
  return <p>{useLocation().pathname}</p>
}

/** Goes back while it is rendered for the first time, as a visitor may during hydration. */
function BackMeanwhile() {
  if (window.location.pathname === '/pricing')
    window.history.replaceState({ key: 'a' }, '', '/support')
  return <Address />
}

test('going back before the router listens is not missed', () => {
  window.history.replaceState({ key: 'b' }, '', '/pricing')
  render(
    <SiteRouter {...startHistory()} show={(_navigation, show) => show()}>
      <BackMeanwhile />
    </SiteRouter>,
  )
  expect(screen.getByText('/support')).toBeTruthy()
})
