// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { earlyEvents } from './early-events'
import { postEarly } from './early-posts'

const sendBeacon = vi.fn<(address: string, body: URLSearchParams) => boolean>()

beforeEach(() => {
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  Object.assign(navigator, { sendBeacon })
  sendBeacon.mockClear()
  document.body.innerHTML = `
    <form action="/intake/forms/contact"><input name="email" required><button type="submit">Send</button></form>
    <form><button type="submit" id="other">Sign in</button></form>`
})
test('a press of a link that opens a part of its page waits for the scripts, unless it opens a tab', () => {
  document.body.innerHTML = `
    <a href="#part" id="opens" aria-controls="part">Open</a>
    <a href="#page" id="leads">Go</a>`
  const events = earlyEvents(() => {})
  events.begin()
  const isStopped = (id: string, keys: MouseEventInit = {}) =>
    document
      .getElementById(id)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })) ===
    false
  expect(isStopped('opens', { ctrlKey: true })).toBe(false)
  expect(isStopped('leads')).toBe(false)
  expect(events.held).toEqual([])
  expect(isStopped('opens')).toBe(true)
  expect(events.held.map(({ control }) => control.id)).toEqual(['opens'])
  events.end()
})

test.each([
  ['a submitted form that posts', 'ada@l.example', 'form[action] button', 1],
  ['a form whose values the browser refuses', '', 'form[action] button', 0],
  ['a form that does not post', 'ada@l.example', '#other', 0],
  ['typed text alone', 'ada@l.example', 'input', 0],
])('a page that is closed before its scripts run posts %s', (_, email, pressed, times) => {
  const events = earlyEvents(() => {})
  postEarly(events)
  events.begin()
  const field = document.querySelector('input')
  if (field) field.value = email
  document.querySelector<HTMLElement>(pressed)?.click()
  window.dispatchEvent(new Event('pagehide'))
  events.end()
  expect(sendBeacon).toHaveBeenCalledTimes(times)
  if (times === 0) return
  const [[address, body] = []] = sendBeacon.mock.calls
  expect(new URL(address ?? '', location.href).pathname).toBe('/intake/forms/contact')
  expect(String(body)).toBe('email=ada%40l.example')
  expect(field?.value).toBe('')
})
