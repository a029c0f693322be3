import type { DemoForm } from './demo-fields'
import type { DemoStep } from './demo-content'

/** The two lines of the toast that says why a step cannot be left. */
export interface StepProblem {
  title: string
  description: string
}

const isBlank = (text: string) => text.trim() === ''

/** Chooses one of the messages in specification 2, section 8. */
export function stepProblem(step: DemoStep, form: DemoForm): StepProblem {
  if (step === 'type' && !form.demoType) return problems.demoType
  if (step === 'info') {
    const required = [
      form.name,
      form.email,
      form.company,
      form.role,
      form.companySize,
      form.industry,
    ]
    if (required.some(isBlank)) return problems.required
    if (!form.email.includes('@')) return problems.email
  }
  if (step === 'use-case') {
    if (isBlank(form.specificUseCase) || form.interestedProducts.length === 0) {
      return problems.useCase
    }
  }
  return problems.other
}

const problems = {
  demoType: {
    title: 'Please select a demo type',
    description: 'Choose the type of demo that best fits your needs',
  },
  required: {
    title: 'Please fill in all required fields',
    description: 'All fields marked with * are required',
  },
  email: {
    title: 'Invalid email address',
    description: 'Please enter a valid email address',
  },
  useCase: {
    title: 'Please complete the use case information',
    description: 'Describe your use case and select at least one product',
  },
  other: {
    title: 'Please check your answers',
    description: 'The fields to change are marked',
  },
} as const satisfies Record<string, StepProblem>
