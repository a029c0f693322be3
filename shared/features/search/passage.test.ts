import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { passageOf } from './passage'

const opening = 'The connection keeps working when people change jobs. '.repeat(6)

test('a short text is shown whole, with the words as they are written in it', () => {
  expect(passageOf('Webhooks arrive once.', ['webhook'])).toEqual({
    text: 'Webhooks arrive once.',
    words: ['Webhooks'],
  })
})

test('a long text is shown from the sentence with the words, in whole sentences', () => {
  const { text } = passageOf(`${opening}"Token expired": sign in again. ${opening}`, ['token'])
  expect(text).toBe(`"Token expired": sign in again. ${opening.slice(0, 54).repeat(2).trim()}`)
})

test('the passage with the most words wins', () => {
  const text = `A token. ${opening}A token that expired. ${opening}`
  expect(passageOf(text, ['token', 'expir']).text).toMatch(/^A token that expired\. /)
})

test('without a word of the query, the beginning is shown', () => {
  expect(passageOf(opening, ['invoic']).text).toBe(opening.slice(0, 161))
})

test('a sentence that is too long is cut around the word', () => {
  const text = `${'many words '.repeat(40)}before a token and ${'more words '.repeat(40)}`
  expect(passageOf(text, ['token']).text).toMatch(
    /^… [many words]+ before a token and [more words]+…$/,
  )
})

test('a passage is short for any text', () => {
  assert(
    property(string({ maxLength: 600 }), string(), (text, term) => {
      expect(passageOf(text, [term]).text.length).toBeLessThanOrEqual(184)
    }),
  )
})

test('the last words of a text are shown with the items before them', () => {
  const text = `${opening}Unlimited integrations · All five products · Single sign-on`
  expect(passageOf(text, ['sign']).text).toMatch(
    /^The connection .*\. Unlimited integrations · All five products · Single sign-on$/,
  )
})
