// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guardKeys } from './guard-keys'
import { isComposing, latinKey } from './key-of'
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
  // Dvorak and AZERTY: what is written on the key counts.
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

test('a key is the input method’s where the browser says so in either way', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
})

describe('a page whose keys are guarded', () => {
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

  test.each(['Enter', 'Escape', 'ArrowDown', 'k'])('keeps %s from handlers meanwhile', (key) => {
    expect(press('input', { key, isComposing: true }).keys).toEqual([])
    expect(press('input', { key, keyCode: 229 }).keys).toEqual([])
    expect(press('input', { key }).keys).toEqual([key])
  })

  test('sends no form by the Enter that ends a composition, and writes the line of a longer text', () => {
    expect(press('input', { key: 'Enter', isComposing: true }).isStopped).toBe(true)
    expect(press('textarea', { key: 'Enter', isComposing: true }).isStopped).toBe(false)
    expect(press('input', { key: 'Enter' }).isStopped).toBe(false)
  })
})

describe('a menu of a library', () => {
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
  ])('hears of %o as %s, once', (init, heard) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
    menu.querySelector('a')?.dispatchEvent(event)
    expect(handled.mock.calls).toEqual([[heard]])
  })
})
