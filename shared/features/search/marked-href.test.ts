import { expect, test } from 'vitest'
import { markedWords } from '../../contract/routing/mark-parameter'
import { markedHref } from './marked-href'

test.each([
  ['/pricing#faq-cancel', '/pricing?mark=Cancel+plan#faq-cancel'],
  ['/support/kb?article=a', '/support/kb?article=a&mark=Cancel+plan'],
  ['/about', '/about?mark=Cancel+plan'],
])('the words to mark are in the query of %s', (url, href) => {
  expect(markedHref(url, ['Cancel', 'plan'])).toBe(href)
  expect(markedWords(new URL(href, 'https://site.example').search)).toEqual(['Cancel', 'plan'])
})

test('without words nothing is marked', () => {
  expect(markedHref('/about#offices', [])).toBe('/about#offices')
  expect(markedWords('?mark=')).toEqual([])
  expect(markedWords('')).toEqual([])
})
