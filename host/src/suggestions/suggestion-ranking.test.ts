import { expect, test } from 'vitest'
import type { Suggestion } from './suggestion'
import { suggestionRanking } from './suggestion-ranking'

const page = (title: string, about = ''): Suggestion => ({
  id: title,
  kind: 'page',
  title,
  about,
  target: { to: '/' },
})

const titlesFor = (query: string, ...suggestions: Suggestion[]) =>
  suggestionRanking(suggestions)(query).flatMap((group) =>
    group.suggestions.map(({ title }) => title),
  )

test('a word in the title counts more than in the description', () => {
  const [first] = titlesFor('security', page('Privacy', 'Data and security'), page('Security'))
  expect(first).toBe('Security')
})

test('a match of all words ranks before a match of some', () => {
  const pages = [page('Data Pipelines'), page('Data export'), page('Smart Workflows')]
  expect(titlesFor('data pipe', ...pages)).toEqual(['Data Pipelines'])
  expect(titlesFor('pipelines workflows', ...pages)).toHaveLength(2)
})

test.each(['', '   ', '<script>', '()[*', '🙂'])('%j finds nothing and throws nothing', (query) => {
  expect(titlesFor(query, page('Pricing'))).toEqual([])
})

test('ten thousand characters are handled in time', () => {
  expect(titlesFor('x'.repeat(10_000), page('Pricing'))).toEqual([])
})
