import { describe, expect, it } from 'vitest'
import { queryChanges, readAddress } from '@fivefold/shared/address/address-schema'
import { rowAddress } from './row-address'

const keys = {
  columns: [{ key: 'subject' }, { key: 'opened' }],
  facets: [{ key: 'status' }],
  sort: { key: 'opened', descending: true },
}
const address = rowAddress(keys)
const parse = (search: string) => readAddress(address, search)

describe('the query of a table in the address', () => {
  it('is everything, newest first, by default', () => {
    expect(parse('')).toEqual({
      words: '',
      chosen: { status: '' },
      sort: { key: 'opened', descending: true },
      page: 1,
      open: '',
    })
  })

  it('has words, facets, order, page and the opened row', () => {
    expect(parse('q=a+b&status=open&sort=-subject&page=3&open=t1')).toEqual({
      words: 'a b',
      chosen: { status: 'open' },
      sort: { key: 'subject', descending: true },
      page: 3,
      open: 't1',
    })
  })

  it.each(['sort=unknown', 'sort=', 'sort=-', 'sort=__proto__'])('ignores %s', (search) => {
    expect(parse(search).sort).toEqual(keys.sort)
  })

  it('is read as it was written', () => {
    const sort = { key: 'subject', descending: true }
    expect(parse(`sort=${queryChanges(address, { sort })['sort']}`).sort).toEqual(sort)
  })
})
