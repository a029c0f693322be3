import { expect, test } from 'vitest'
import { conceptFinder } from './search-concepts'
import { synonymsOf } from './search-words'

const conceptsOf = conceptFinder(
  synonymsOf(['sso, single sign on', 'retention, retain, how long', 'timeline, how long']),
)

const own = (query: string) => conceptsOf(query).map((concept) => concept.own)

test('words that most questions contain are ignored', () => {
  expect(own('How do I connect it?')).toEqual(['connect'])
  expect(own('how do I')).toEqual([])
  expect(own('  ')).toEqual([])
})

test('case, accents, punctuation and endings make no difference', () => {
  expect(own('Résumés, policies & “Tokens”')).toEqual(['resum', 'policy', 'token'])
  expect(own('our invoices’ invoicing')).toEqual(['invoic'])
})

test('a phrase with synonyms is one concept, whose words may stand apart', () => {
  const [concept, ...others] = conceptsOf('single sign-on')
  expect(concept).toMatchObject({ own: 'singl-sign-on', words: ['singl', 'sign'] })
  expect(concept?.similar).toContain('sso')
  expect(others).toEqual([])
})

test('a word in two groups of synonyms has the synonyms of both', () => {
  const [concept] = conceptsOf('how long')
  expect(concept?.similar).toEqual(expect.arrayContaining(['retain', 'timelin']))
})
