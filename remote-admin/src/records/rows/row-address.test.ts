import { describe, expect, it } from 'vitest'
import { queryChanges, readAddress } from '@fivefold/shared/address/address-schema'
import { rowAddress } from './row-address'

const keys = {
  columns: [{ key: 'subject' }, { key: 'opened' }],
  facets: [{ key: 'status' }],
  sort: { key: 'opened', descending: true },
}
const address = rowAddress(keys)
const asked = (search: string) => readAddress(address, search)

describe('what the address asks of a table', () => {
  it('is everything, newest first, when it says nothing', () => {
    expect(asked('')).toEqual({
      words: '',
      chosen: { status: '' },
      sort: { key: 'opened', descending: true },
      page: 1,
      open: '',
    })
  })

  it('is words, facets, order, page and the opened row', () => {
    expect(asked('q=a+b&status=open&sort=-subject&page=3&open=t1')).toEqual({
      words: 'a b',
      chosen: { status: 'open' },
      sort: { key: 'subject', descending: true },
      page: 3,
      open: 't1',
    })
  })

  it.each(['sort=unknown', 'sort=', 'sort=-', 'sort=__proto__'])('falls back at %s', (search) => {
    expect(asked(search).sort).toEqual(keys.sort)
  })

  it.each(['0', '-2', '1.5', 'two', '1e99', ''])('reads page=%s as the first page', (page) => {
    expect(asked(`page=${page}`).page).toBe(1)
  })

  it('is written the way it is read', () => {
    const sort = { key: 'subject', descending: true }
    expect(asked(`sort=${queryChanges(address, { sort })['sort']}`).sort).toEqual(sort)
  })
})
