import { assert, property, record, string } from 'fast-check'
import { articleHref, knowledgeBaseHref } from '@fivefold/shared/routing/paths'
import { describe, expect, it } from 'vitest'
import { readAddress } from '@fivefold/shared/address/address-schema'
import { addressHref, articleAddress, plainAddress } from './article-address'

const readBack = (href: string) => readAddress(articleAddress, href.slice(href.indexOf('?') + 1))

describe('the address of the knowledge base', () => {
  it('is the plain path without a choice and for a blank search', () => {
    expect(addressHref(plainAddress)).toBe('/support/kb')
    expect(addressHref({ ...plainAddress, search: '   ' })).toBe('/support/kb')
  })

  it('is read as other pages write it', () => {
    expect(readBack(knowledgeBaseHref('reset & retry'))).toEqual({
      ...plainAddress,
      search: 'reset & retry',
    })
    expect(readBack(articleHref('kb-1'))).toEqual({ ...plainAddress, article: 'kb-1' })
  })

  it('is read as it was written, for any search, category and article', () => {
    const word = string({ minLength: 1 }).filter((text) => text.trim() !== '')
    assert(
      property(record({ search: word, category: word, article: word }), (address) => {
        expect(readBack(addressHref(address))).toEqual(address)
      }),
    )
  })
})
