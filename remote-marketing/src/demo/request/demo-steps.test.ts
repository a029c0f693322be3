import { readFields, type FormFields } from '@fivefold/shared/forms/form-fields'
import { describe, expect, it } from 'vitest'
import type { DemoStep } from './demo-content'
import { demoFields, emptyDemoForm, type DemoForm } from './demo-fields'
import { fieldsOfStep, firstOpenStep, shownStep } from './demo-steps'
import { stepProblem } from './step-problem'

const info: DemoForm = {
  ...emptyDemoForm,
  name: 'Ada Lindqvist',
  email: 'ada@northwind.example',
  company: 'Northwind Traders',
  role: 'cto',
  companySize: '51-200',
  industry: 'retail',
}

const fieldsAtFault = (step: DemoStep, form: DemoForm) => {
  const read = readFields<FormFields>(fieldsOfStep[step], form)
  return read.ok ? [] : Object.keys(read.errors)
}

const withCase = (specificUseCase: string, interestedProducts: DemoForm['interestedProducts']) => ({
  ...emptyDemoForm,
  specificUseCase,
  interestedProducts,
})

describe('step Your Info', () => {
  const required = ['name', 'email', 'company', 'role', 'companySize', 'industry'] as const

  it('marks all six required fields when everything is empty', () => {
    expect(fieldsAtFault('info', emptyDemoForm)).toEqual(required)
    expect(stepProblem('info', emptyDemoForm)).toEqual({
      title: 'Please fill in all required fields',
      description: 'All fields marked with * are required',
    })
  })

  it.each(required)('refuses a blank %s', (field) => {
    const form = { ...info, [field]: ' \t\n' }
    expect(fieldsAtFault('info', form)).toEqual([field])
    expect(stepProblem('info', form).title).toBe('Please fill in all required fields')
  })

  it('reports missing fields first, and still marks the email address', () => {
    const form = { ...info, name: '', email: 'ada' }
    expect(fieldsAtFault('info', form)).toEqual(['name', 'email'])
    expect(stepProblem('info', form).title).toBe('Please fill in all required fields')
  })

  it('does not require phone and challenges', () => {
    expect(fieldsAtFault('info', info)).toEqual([])
  })

  it.each(['x'.repeat(200), '🧑‍🚀 Ødegård', 'مرحبا', '<script>alert(1)</script>'])(
    'takes any text that is not blank: %.20s',
    (name) => {
      expect(fieldsAtFault('info', { ...info, name })).toEqual([])
    },
  )

  it('refuses a text that is too long to keep', () => {
    const form = { ...info, currentChallenges: 'x'.repeat(10_001) }
    expect(fieldsAtFault('info', form)).toEqual(['currentChallenges'])
    expect(stepProblem('info', form).title).toBe('Please check your answers')
  })
})

describe('step Use Case', () => {
  it.each([
    [withCase('', []), ['specificUseCase', 'interestedProducts']],
    [withCase('Route tickets', []), ['interestedProducts']],
    [withCase('  ', ['cortex']), ['specificUseCase']],
  ])('needs a description and at least one product (%#)', (form, fields) => {
    expect(fieldsAtFault('use-case', form)).toEqual(fields)
    expect(stepProblem('use-case', form)).toEqual({
      title: 'Please complete the use case information',
      description: 'Describe your use case and select at least one product',
    })
  })
})

describe('sending', () => {
  const complete: DemoForm = {
    ...info,
    demoType: 'custom',
    company: '  Northwind Traders ',
    specificUseCase: 'Route tickets',
    interestedProducts: ['cortex', 'scd'],
  }

  it('finds the first incomplete step', () => {
    expect(firstOpenStep(emptyDemoForm)).toBe('type')
    expect(firstOpenStep({ ...complete, email: '' })).toBe('info')
    expect(firstOpenStep({ ...complete, interestedProducts: [] })).toBe('use-case')
    expect(firstOpenStep(complete)).toBeUndefined()
  })

  it('keeps every field of the form, trimmed', () => {
    const request = readFields(demoFields, complete)
    if (!request.ok) throw new Error('The form is complete.')
    expect(Object.keys(request.output).toSorted()).toEqual(Object.keys(emptyDemoForm).toSorted())
    expect(request.output).toMatchObject({
      company: 'Northwind Traders',
      interestedProducts: ['cortex', 'scd'],
    })
  })
})

describe('a draft from the browser', () => {
  it('shows the step of the address, or an earlier incomplete one', () => {
    const typed = { ...info, demoType: 'cortex' }
    expect(shownStep(undefined, typed)).toBe('type')
    expect(shownStep('info', typed)).toBe('info')
    expect(shownStep('use-case', typed)).toBe('use-case')
    expect(shownStep('preparation', typed)).toBe('use-case')
    expect(shownStep('use-case', { ...typed, name: ' ' })).toBe('info')
    expect(shownStep('preparation', emptyDemoForm)).toBe('type')
  })

  it('refuses choices that are not offered', () => {
    expect(firstOpenStep({ ...info, demoType: 'nonsense' })).toBe('type')
    expect(fieldsAtFault('use-case', withCase('Route tickets', ['nonsense']))).toEqual([
      'interestedProducts',
    ])
  })
})
