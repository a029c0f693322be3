import { describe, expect, it } from 'vitest'
import { readState } from '@fivefold/shared/store/site-store'
import { categoriesOf, resourcesIn } from './library-filter'

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
