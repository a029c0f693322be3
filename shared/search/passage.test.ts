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

test('of a long text the sentence with the words is shown', () => {
  const { text } = passageOf(`${opening}"Token expired": sign in again. ${opening}`, ['token'])
  expect(text).toMatch(/^… Token expired": sign in again\. The connection/)
  expect(text).toMatch(/\w…$/)
})

test('the place with most of the words wins', () => {
  const text = `A token. ${opening} A token that expired. ${opening}`
  expect(passageOf(text, ['token', 'expired']).text).toContain('token that expired')
})

test('without a word of the query it is the opening', () => {
  expect(passageOf(opening, ['invoice']).text).toMatch(/^The connection keeps .+[^ ]…$/)
})

test('a passage is short, whatever the text', () => {
  assert(
    property(string({ maxLength: 600 }), string(), (text, term) => {
      expect(passageOf(text, [term]).text.length).toBeLessThanOrEqual(184)
    }),
  )
})

test('the last words of a text are shown with what stands before them', () => {
  const text = `${opening}Unlimited integrations · All five products · Single sign-on`
  expect(passageOf(text, ['sign']).text).toMatch(/^… .*All five products · Single sign-on$/)
})
