import { describe, expect, it } from 'vitest'
import { industryFromQuery, industryToQuery } from './industry-query'

const read = (query: string) => industryFromQuery(new URLSearchParams(query))?.name

describe('the industry in the address', () => {
  it('is Healthcare unless the address names another', () => {
    expect(read('')).toBe('Healthcare')
    expect(read('industry=retail')).toBe('Retail & E-commerce')
    expect(read('industry=FINANCE')).toBe('Financial Services')
    expect(read('industry=mining')).toBe('Healthcare')
  })

  it('stands in the address only when it is another', () => {
    expect(industryToQuery('healthcare')).toEqual({ industry: null })
    expect(industryToQuery('education')).toEqual({ industry: 'education' })
  })
})
