// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guardKeys } from './guard-keys'
import { isComposing, latinKey, isSearchKey } from './key-of'
import { pressLatin } from './press-latin'

test.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'k'],
  ['л', 'KeyK', 'k'],
  ['Л', 'KeyK', 'k'],
  ['κ', 'KeyK', 'k'],
  ['ל', 'KeyK', 'k'],
  ['ن', 'KeyK', 'k'],
  ['ㅏ', 'KeyK', 'k'],
  ['لا', 'KeyB', 'b'],
  ['/', 'KeyQ', 'q'],
  ['Ø', 'KeyO', 'o'],
  // Dvorak and AZERTY: the letter on the key counts.
  ['k', 'KeyV', 'k'],
  ['a', 'KeyQ', 'a'],
  ['/', 'Slash', '/'],
  ['é', 'Digit2', 'é'],
  ['Enter', 'Enter', 'Enter'],
  ['ArrowLeft', 'KeyS', 'ArrowLeft'],
  ['1', 'KeyM', '1'],
  [' ', 'Space', ' '],
  ['k', '', 'k'],
])('%s at %s means %s', (key, code, meant) => {
  expect(latinKey({ key, code })).toBe(meant)
})

const modifiers = { ctrlKey: false, metaKey: false }

test.each([
  ['Win32', { ctrlKey: true }, true],
  ['Linux x86_64', { ctrlKey: true }, true],
  ['MacIntel', { metaKey: true }, true],
  ['MacIntel', { ctrlKey: true }, false],
  ['iPad', { ctrlKey: true }, false],
  ['MacIntel', {}, false],
])('on %s, K with %o opens the search: %s', (platform, held, opens) => {
  vi.stubGlobal('navigator', { platform })
  expect(isSearchKey({ key: 'k', code: 'KeyK', ...modifiers, ...held })).toBe(opens)
  for (const [key, code] of [
    ['j', 'KeyJ'],
    ['л', 'KeyK'],
    ['k', 'KeyV'],
    ['t', 'KeyK'],
    ['Enter', 'KeyK'],
  ] as const) {
    const means = latinKey({ key, code }) === 'k'
    expect(isSearchKey({ key, code, ...modifiers, ...held })).toBe(opens && means)
  }
  vi.unstubAllGlobals()
})

test('a key belongs to the input method if either property says so', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
})

describe('a page with guarded keys', () => {
  const handled = vi.fn((event: KeyboardEvent) => event.key)
  let end = () => {}
  beforeEach(() => {
    document.body.innerHTML = '<input><textarea></textarea>'
    document.addEventListener('keydown', handled)
    end = guardKeys()
  })
  afterEach(() => {
    end()
    document.removeEventListener('keydown', handled)
    handled.mockClear()
  })

  function press(selector: string, init: KeyboardEventInit) {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
    document.querySelector(selector)?.dispatchEvent(event)
    return {
      isStopped: event.defaultPrevented,
      keys: handled.mock.results.map(({ value }) => value),
    }
  }

  test.each(['Enter', 'Escape', 'ArrowDown', 'k'])('hides %s while composing', (key) => {
    expect(press('input', { key, isComposing: true }).keys).toEqual([])
    expect(press('input', { key, keyCode: 229 }).keys).toEqual([])
    expect(press('input', { key }).keys).toEqual([key])
  })

  test('does not submit on the Enter that ends a composition, and keeps line breaks of a text area', () => {
    expect(press('input', { key: 'Enter', isComposing: true }).isStopped).toBe(true)
    expect(press('textarea', { key: 'Enter', isComposing: true }).isStopped).toBe(false)
    expect(press('input', { key: 'Enter' }).isStopped).toBe(false)
  })
})

describe('a library’s menu', () => {
  const handled = vi.fn<(key: string) => void>()
  let menu = document.createElement('div')
  beforeEach(() => {
    handled.mockClear()
    document.body.innerHTML = '<div role="menu"><a role="menuitem">Log out</a></div>'
    menu = document.querySelector('div') ?? menu
    menu.addEventListener('keydown', (event) => void pressLatin(event), true)
    document.addEventListener('keydown', hear)
  })
  afterEach(() => document.removeEventListener('keydown', hear))
  const hear = ({ key }: KeyboardEvent) => handled(key)

  test.each([
    [{ key: 'д', code: 'KeyL' }, 'l'],
    [{ key: 'l', code: 'KeyL' }, 'l'],
    [{ key: 'L', code: 'KeyL', shiftKey: true }, 'L'],
    [{ key: 'д', code: 'KeyL', ctrlKey: true }, 'д'],
    [{ key: 'ArrowDown', code: 'ArrowDown' }, 'ArrowDown'],
  ])('receives %o once, as %s', (init, key) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
    menu.querySelector('a')?.dispatchEvent(event)
    expect(handled.mock.calls).toEqual([[key]])
  })
})
