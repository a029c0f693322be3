import { expect, test } from 'vitest'
import { searchWith } from './search-with'

test('empty values leave the address, the others stay, and the given search is untouched', () => {
  const search = new URLSearchParams('tab=tickets&q=invoice&page=3')
  const next = searchWith(search, { q: '', page: '', status: 'open' })
  expect(next.toString()).toBe('tab=tickets&status=open')
  expect(search.toString()).toBe('tab=tickets&q=invoice&page=3')
})
