import { initialValues, readFields } from '@fivefold/shared/forms/form-fields'
import { describe, expect, it } from 'vitest'
import { demoRequestContent } from './demo-request-content'
import { cortexLead } from './cortex-lead'

const emptyDemoRequest = initialValues(cortexLead.fields)

const complete = {
  ...emptyDemoRequest,
  name: 'Dana Whitfield',
  email: 'dana@northwind.example',
  company: 'Northwind Traders',
  role: 'coo',
  companySize: '501-1000',
  primaryUseCase: 'operations',
  agreeToContact: true,
}

function refusedFields(form: object) {
  const read = readFields(cortexLead.fields, form)
  return read.ok ? [] : Object.keys(read.errors)
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
      'agreeToContact',
    ])
  })

  it('refuses blanks and choices that are not offered', () => {
    expect(refusedFields({ ...complete, name: '   ' })).toEqual(['name'])
    expect(refusedFields({ ...complete, role: 'king' })).toEqual(['role'])
    expect(refusedFields({ ...complete, email: 'dana' })).toEqual(['email'])
  })
})
