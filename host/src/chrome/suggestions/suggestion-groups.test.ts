import { expect, test } from 'vitest'
import type { Suggestion } from './suggestion'
import { titlesWith } from './suggestion-groups'

const action = (title: string): Suggestion => ({
  id: title,
  kind: 'action',
  title,
  about: '',
  target: { to: '/' },
})
const titles = (query: string) =>
  titlesWith(query, ['Sign in', 'Submit a ticket', 'Größe wählen'].map(action)).map(
    ({ title }) => title,
  )

test('every word of the query begins a word of the title', () => {
  expect(titles('sig')).toEqual(['Sign in'])
  expect(titles('ticket sub')).toEqual(['Submit a ticket'])
  expect(titles('GROSSE')).toEqual(['Größe wählen'])
})

test.each(['single sign-on', 'ign', '', '   ', '()[*', '🙂', 'x'.repeat(10_000)])(
  '%j is in no title',
  (query) => {
    expect(titles(query)).toEqual([])
  },
)
