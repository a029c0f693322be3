import { expect, test } from 'vitest'
import { conceptsOf } from './search-concepts'

test('words that most questions contain are ignored', () => {
  expect(conceptsOf('How do I connect it?')[0]?.[0]).toEqual(['connect'])
  expect(conceptsOf('how do I')).toEqual([])
  expect(conceptsOf('  ')).toEqual([])
})

test('case, accents, punctuation and plurals make no difference', () => {
  expect(conceptsOf('Résumés, policies & “Tokens”')).toEqual([
    [['resume']],
    [['policy']],
    [['token']],
  ])
})

test('a phrase with synonyms is one concept, even in the plural', () => {
  const [concept, ...others] = conceptsOf('single sign-on')
  expect(concept).toEqual([['single', 'sign'], ['sso'], ['saml']])
  expect(others).toEqual([])
  expect(conceptsOf('Invoices of May').map(([own]) => own)).toEqual([['invoice'], ['may']])
})
