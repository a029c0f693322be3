import { readFields, type FormFields } from '@fivefold/shared/forms/form-fields'
import { demoSteps, type DemoStep, type StepState } from './demo-content'
import { infoFields, typeFields, caseFields, type DemoForm } from './demo-fields'

/** The fields that must be valid before a step can be left: specification 2, section 5. */
export const fieldsOfStep = {
  type: typeFields,
  info: infoFields,
  'use-case': caseFields,
  preparation: {},
} as const satisfies Record<DemoStep, FormFields>

export const stepAfter = (step: DemoStep) => demoSteps[demoSteps.indexOf(step) + 1]
export const stepBefore = (step: DemoStep) => demoSteps[demoSteps.indexOf(step) - 1]

export function stepState(step: DemoStep, current: DemoStep): StepState {
  const distance = demoSteps.indexOf(step) - demoSteps.indexOf(current)
  if (distance === 0) return 'current'
  return distance < 0 ? 'completed' : 'upcoming'
}

/** The first step with an invalid field, for example in the draft of an earlier visit. */
export const firstOpenStep = (form: DemoForm) =>
  demoSteps.find((step) => !readFields<FormFields>(fieldsOfStep[step], form).ok)

/** The requested step, or the first one before it with an invalid field. */
export function shownStep(requested: DemoStep | undefined, form: DemoForm): DemoStep {
  const open = firstOpenStep(form)
  const wanted = requested ?? demoSteps[0]
  return open && demoSteps.indexOf(open) < demoSteps.indexOf(wanted) ? open : wanted
}
