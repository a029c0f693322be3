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

test('a long text is shown from the sentence with the words', () => {
  const { text } = passageOf(`${opening}"Token expired": sign in again. ${opening}`, ['token'])
  expect(text).toMatch(/^… Token expired": sign in again\. The connection/)
  expect(text).toMatch(/\w…$/)
})

test('the passage with the most words wins', () => {
  const text = `A token. ${opening} A token that expired. ${opening}`
  expect(passageOf(text, ['token', 'expired']).text).toContain('token that expired')
})

test('without a word of the query, the beginning is shown', () => {
  expect(passageOf(opening, ['invoice']).text).toMatch(/^The connection keeps .+[^ ]…$/)
})

test('a passage is short for any text', () => {
  assert(
    property(string({ maxLength: 600 }), string(), (text, term) => {
      expect(passageOf(text, [term]).text.length).toBeLessThanOrEqual(184)
    }),
  )
})

test('the last words of a text are shown with the words before them', () => {
  const text = `${opening}Unlimited integrations · All five products · Single sign-on`
  expect(passageOf(text, ['sign']).text).toMatch(/^… .*All five products · Single sign-on$/)
})
