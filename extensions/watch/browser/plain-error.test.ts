import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { plainMessage } from './plain-error'

const file = path.join(import.meta.dirname, 'testing/engine-messages.txt')
const [, ...engines] = readFileSync(file, 'utf8')
  .trim()
  .split(/\n\n# /)
const corpus = engines.flatMap((text) => text.split('\n').slice(1))

/** Somebody may have typed it, or an address may hold it. */
const typed = [
  'Ada',
  'Ada Lovelace',
  'ada@lovelace.example',
  'https://site.example/account/ada?k=hunter2#/x',
  '4242 4242 4242 4242',
  '+49 151 2345678',
  'Łódź 👩‍👩‍👧 東京',
]

/** Marks that open or close what the engine has not opened or closed. */
const hostile = [
  'O’Brien',
  `O'Brien`,
  `"Ada`,
  `Ada"`,
  `it's Ada's "diary"`,
  '`Ada',
  `'Ada', "Ada`,
  'Ada\n\n“Ada',
]

const filled = (message: string, text: string) =>
  message.replaceAll(/‹(.*?)›/g, (_, changing: string) => changing.replaceAll('PRIVATE', text))

const fixed = (message: string) => message.replaceAll(/‹.*?›/g, '…').replaceAll(/…(?: …)+/g, '…')

describe(`of ${corpus.length} messages of browsers`, () => {
  test('there are 200 at least, of each engine some', () => {
    expect(corpus.length).toBeGreaterThan(200)
    expect(engines.map((text) => text.split('\n')[0])).toEqual(['Chromium', 'Firefox', 'Safari'])
    for (const text of engines) expect(text.split('\n').length).toBeGreaterThan(60)
  })

  test.each(typed)('the words of the engine alone leave: %s', (text) => {
    for (const message of corpus) {
      expect(plainMessage(filled(message, text))).toBe(fixed(message))
    }
  })

  test.each([...typed, ...hostile])('nothing leaves of what was typed: %s', (text) => {
    const parts = text.match(/[\p{L}\p{N}@]{3,}/gu) ?? []
    for (const message of corpus) {
      const plain = plainMessage(filled(message, text))
      for (const part of parts)
        expect([message, plain]).not.toEqual([message, expect.stringContaining(part)])
    }
  })

  test('different ones stay different', () => {
    const kept = new Set(corpus.map((message) => plainMessage(filled(message, 'Ada'))))
    expect(kept.size).toBeGreaterThan(corpus.length / 2)
  })
})

test.each([
  ['of the site’s own code', 'No user Ada Lovelace', 'No user …'],
  ['that is empty', '', '…'],
  ['of one long text', 'ada'.repeat(9_000), '…'],
  ['of many lines', 'is not\n'.repeat(400), 'is not '.repeat(42) + 'is not'],
])('a message %s has what is known to be safe alone', (_, given, expected) => {
  expect(plainMessage(given).slice(0, expected.length)).toBe(expected)
  expect(plainMessage(given).length).toBeLessThanOrEqual(300)
})
