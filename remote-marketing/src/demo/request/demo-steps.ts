import * as v from 'valibot'
import { emailText, optionalText, requiredChoice, requiredText } from '@fivefold/shared/forms/rules'
import { demoProducts, demoTypes, type DemoField, type DemoForm } from './demo-form'

export const demoSteps = ['type', 'info', 'use-case', 'preparation'] as const
export type DemoStep = (typeof demoSteps)[number]

/** What must be true before a step may be left: specification 2, section 5. */
export const stepSchemas = {
  type: v.object({
    demoType: requiredChoice(demoTypes, 'Choose one of the three demos.'),
  }),
  info: v.object({
    name: requiredText('Enter your name.'),
    email: emailText('Enter the address the invite should go to.'),
    phone: optionalText(),
    company: requiredText('Enter the name of your company.'),
    role: requiredText('Choose your role.'),
    companySize: requiredText('Choose the size of your company.'),
    industry: requiredText('Choose your industry.'),
    currentChallenges: optionalText(),
  }),
  'use-case': v.object({
    specificUseCase: requiredText('Describe the work you want to automate.'),
    interestedProducts: v.pipe(
      v.array(v.picklist(demoProducts)),
      v.minLength(1, 'Select at least one product.'),
    ),
    integrationNeeds: optionalText(),
    timeline: optionalText(),
  }),
  preparation: v.object({}),
} as const satisfies Record<DemoStep, v.GenericSchema>

export const stepAfter = (step: DemoStep) => demoSteps[demoSteps.indexOf(step) + 1]
export const stepBefore = (step: DemoStep) => demoSteps[demoSteps.indexOf(step) - 1]

export type StepState = 'completed' | 'current' | 'upcoming'

export function stepState(step: DemoStep, current: DemoStep): StepState {
  const distance = demoSteps.indexOf(step) - demoSteps.indexOf(current)
  if (distance === 0) return 'current'
  return distance < 0 ? 'completed' : 'upcoming'
}

/** The form that a step's fields make: whatever it accepts belongs to the request. */
export const schemaOf = (
  step: DemoStep,
): v.GenericSchema<unknown, Partial<Record<DemoField, unknown>>> => stepSchemas[step]

/** The first step that still lacks something, for instance of a draft from an earlier visit. */
export const firstOpenStep = (form: DemoForm) =>
  demoSteps.find((step) => !v.is(stepSchemas[step], form))

/** The record to keep: every answer without blanks around it. The form must be complete. */
export const completedRequest = (form: DemoForm) => ({
  ...v.parse(stepSchemas.type, form),
  ...v.parse(stepSchemas.info, form),
  ...v.parse(stepSchemas['use-case'], form),
})

export const stepOf = (name: string): DemoStep =>
  demoSteps.find((step) => step === name) ?? demoSteps[0]
