import { describe, expect, it } from 'vitest'
import { queryChanges, readAddress } from '@fivefold/shared/address/address-schema'
import { industryAddress } from './industry-address'
import { solutionsContent } from '../solutions-content'

function read(query: string) {
  const { industry } = readAddress(industryAddress, query)
  return solutionsContent.industries.items.find(({ id }) => id === industry)?.name
}
const industryToQuery = (industry: string) => queryChanges(industryAddress, { industry })

describe('the industry in the address', () => {
  it('is Healthcare by default', () => {
    expect(read('')).toBe('Healthcare')
    expect(read('industry=retail')).toBe('Retail & E-commerce')
    expect(read('industry=FINANCE')).toBe('Financial Services')
    expect(read('industry=mining')).toBe('Healthcare')
  })

  it('is in the address only when it is another', () => {
    expect(industryToQuery('healthcare')).toEqual({ industry: null })
    expect(industryToQuery('education')).toEqual({ industry: 'education' })
  })
})
