import { describe, expect, it } from 'vitest'
import { caseStudies, listedIndustries, listedUseCases } from './case-studies-content'
import { readAddress } from '@fivefold/shared/address/address-schema'
import { caseStudyAddress, everything, matchingCaseStudies } from './case-study-filter'

const companies = (industry: string, useCase: string) =>
  matchingCaseStudies(caseStudies, { industry, useCase }).map((study) => study.company)

describe('filtering case studies', () => {
  it('offers the five industries and four use cases of the specification', () => {
    expect(listedIndustries).toEqual([
      'Technology',
      'Healthcare',
      'Retail',
      'Finance',
      'Manufacturing',
    ])
    expect(listedUseCases).toEqual([
      'Data Integration',
      'Workflow Automation',
      'AI Implementation',
      'Cost Reduction',
    ])
  })

  it('shows all three at first', () => {
    expect(companies(everything, everything)).toEqual([
      'Northwind Traders',
      'Calder Health',
      'Meridian Mutual',
    ])
  })

  it('filters by industry, by use case, and by both', () => {
    expect(companies('Retail', everything)).toEqual(['Northwind Traders'])
    expect(companies(everything, 'Data Integration')).toEqual(['Meridian Mutual'])
    expect(companies('Healthcare', 'Workflow Automation')).toEqual(['Calder Health'])
  })

  it('may match nothing', () => {
    expect(companies('Retail', 'Data Integration')).toEqual([])
    expect(companies('Manufacturing', everything)).toEqual([])
  })
})

describe('the filter in the URL', () => {
  it('is read as it was written', () => {
    expect(readAddress(caseStudyAddress, '?industry=Finance&useCase=Data+Integration')).toEqual({
      industry: 'Finance',
      useCase: 'Data Integration',
    })
  })

  it.each(['', '?industry=Space', '?industry=&useCase=%00', '?useCase=all'])(
    'is All for anything else: %j',
    (query) => {
      expect(readAddress(caseStudyAddress, query)).toEqual({ industry: 'All', useCase: 'All' })
    },
  )
})
