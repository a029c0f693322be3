// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { themeKey } from '../../data/storage/storage-keys'
import { themeBootScript } from './theme-boot'
import { chooseTheme, useThemePreference } from './theme-preference'

const device = Object.assign(new EventTarget(), { matches: false })
const root = document.documentElement

function Choice() {
  return <p>{useThemePreference().preference}</p>
}

function deviceTurns(dark: boolean) {
  device.matches = dark
  act(() => void device.dispatchEvent(new Event('change')))
}

/** Another tab stores a value, and the browser notifies this one. */
function otherTabStores(value: string) {
  localStorage.setItem(themeKey, value)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: themeKey })))
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => device)
  device.matches = false
  root.className = ''
})

test.each(['', '"dark"'])(
  'a dark device shows light unless a known word is stored: “%s”',
  (word) => {
    if (word) localStorage.setItem(themeKey, word)
    device.matches = true
    render(<Choice />)
    screen.getByText('light')
    expect(root.className).toBe('light')
  },
)

test('the choice is stored as the plain word and shown on the root element', () => {
  render(<Choice />)
  act(() => chooseTheme('dark'))
  expect(localStorage.getItem('fivefold-theme')).toBe('dark')
  expect(root.className).toBe('dark')
  screen.getByText('dark')
})

test('a choice that a full storage refuses holds for this page', () => {
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  render(<Choice />)
  act(() => chooseTheme('dark'))
  expect(root.className).toBe('dark')
  refusal.mockRestore()
  act(() => chooseTheme('light'))
  expect(root.className).toBe('light')
})

test('system follows the device while the page is open', () => {
  render(<Choice />)
  act(() => chooseTheme('system'))
  expect(root.className).toBe('light')
  deviceTurns(true)
  expect(root.className).toBe('dark')
  deviceTurns(false)
  expect(root.className).toBe('light')
})

test('a choice in another tab shows here', () => {
  render(<Choice />)
  otherTabStores('dark')
  expect(root.className).toBe('dark')
  screen.getByText('dark')
})

test.each([
  [null, true, 'light'],
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
])('before the first paint: stored %s, dark device %s, %s', (stored, dark, theme) => {
  if (stored) localStorage.setItem(themeKey, stored)
  device.matches = dark
  root.className = 'light'
  // eslint-disable-next-line no-new-func -- the script under test is text: it is written into the page's head
  new Function(themeBootScript)()
  expect(root.className).toBe(theme)
})
