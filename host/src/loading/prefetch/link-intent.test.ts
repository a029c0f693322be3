// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { listenForIntent } from './link-intent'

const onIntent = vi.fn<(pathname: string) => void>()
listenForIntent(onIntent)

function pointAt(markup: string, sign: string) {
  onIntent.mockReset()
  document.body.innerHTML = markup
  document.querySelector('b')?.dispatchEvent(new Event(sign, { bubbles: true }))
  return onIntent.mock.calls.map(([pathname]) => pathname)
}

test.each(['pointerover', 'focusin', 'touchstart'])('%s on a link is an intent', (sign) => {
  expect(pointAt('<a href="/pricing?plan=a#faq"><b>Pricing</b></a>', sign)).toEqual(['/pricing'])
})

test.each([
  '<b>No link</b>',
  '<a><b>No address</b></a>',
  '<a href="https://other.example/pricing"><b>Another site</b></a>',
  '<a href="mailto:sales@fivefold.example"><b>Another program</b></a>',
  '<a href="/pricing" target="_blank"><b>Another tab</b></a>',
])('nothing is reported for %s', (markup) => {
  expect(pointAt(markup, 'pointerover')).toEqual([])
})
