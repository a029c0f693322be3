import { describe, expect, it } from 'vitest'
import { readState } from '@fivefold/shared/store/site-store'
import { readAddress } from '@fivefold/shared/address/address-schema'
import { categoriesOf, libraryAddress, resourcesIn } from './library-filter'

const categoryOf = (query: string) => readAddress(libraryAddress, query).category

const titles = (category: string) =>
  resourcesIn(readState().resources, category).map((resource) => resource.type)

describe('the library', () => {
  it('shows everything without a category', () => {
    expect(titles('')).toEqual(['guide', 'whitepaper'])
  })

  it.each(['Whitepapers', 'whitepapers', 'whitepaper', ' Whitepaper '])(
    'finds whitepapers as %j',
    (category) => {
      expect(titles(category)).toEqual(['whitepaper'])
    },
  )

  it('finds guides by type and by category', () => {
    expect(titles('Guides')).toEqual(['guide'])
    expect(titles('guide')).toEqual(['guide'])
  })

  it('is empty for an unknown name', () => {
    expect(titles('Podcasts')).toEqual([])
  })

  it('names each category once', () => {
    expect(categoriesOf([...readState().resources, ...readState().resources])).toEqual([
      'Guides',
      'Whitepapers',
    ])
  })
})

describe('the category in the URL', () => {
  it('is read, trimmed and cut to a maximum length', () => {
    expect(categoryOf('?category=Whitepapers')).toBe('Whitepapers')
    expect(categoryOf('')).toBe('')
    expect(categoryOf('?category=%20')).toBe('')
    expect(categoryOf(`?category=${'x'.repeat(500)}`)).toHaveLength(60)
  })
})
