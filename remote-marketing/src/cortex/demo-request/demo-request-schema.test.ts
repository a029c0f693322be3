import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { demoRequestContent } from './demo-request-content'
import { DemoRequestFormSchema, emptyDemoRequest } from './demo-request-schema'

const complete = {
  ...emptyDemoRequest,
  name: 'Dana Whitfield',
  email: 'dana@northwind.example',
  company: 'Northwind Traders',
  role: 'coo',
  companySize: '501-1000',
  primaryUseCase: 'operations',
}

function refusedFields(form: object) {
  const { issues = [] } = v.safeParse(DemoRequestFormSchema, form)
  return [...new Set(issues.map((issue) => issue.path?.[0]?.key))]
}

describe('the Cortex demo request', () => {
  it('offers the roles, sizes and use cases of the specification', () => {
    const { roles, companySizes, primaryUseCases } = demoRequestContent
    expect(roles.map(({ value }) => value)).toEqual([
      'ceo',
      'cto',
      'coo',
      'vp-sales',
      'vp-cx',
      'head-hr',
      'it-manager',
      'other',
    ])
    expect(companySizes.map(({ value }) => value)).toEqual([
      '1-50',
      '51-200',
      '201-500',
      '501-1000',
      '1000+',
    ])
    expect(primaryUseCases.map(({ value }) => value)).toEqual([
      'sales',
      'support',
      'hr',
      'operations',
      'analytics',
      'multiple',
    ])
  })

  it('needs everything but current systems and specific needs', () => {
    expect(refusedFields(complete)).toEqual([])
    expect(refusedFields(emptyDemoRequest)).toEqual([
      'name',
      'email',
      'company',
      'role',
      'companySize',
      'primaryUseCase',
    ])
  })

  it('refuses blanks and choices that are not offered', () => {
    expect(refusedFields({ ...complete, name: '   ' })).toEqual(['name'])
    expect(refusedFields({ ...complete, role: 'king' })).toEqual(['role'])
    expect(refusedFields({ ...complete, email: 'dana' })).toEqual(['email'])
  })
})
