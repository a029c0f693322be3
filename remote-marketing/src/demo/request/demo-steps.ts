import { readFields, type FormFields } from '@fivefold/shared/forms/form-fields'
import { demoSteps, type DemoStep, type StepState } from './demo-content'
import { infoFields, typeFields, caseFields, type DemoForm } from './demo-fields'

/** What must be right before a step may be left: specification 2, section 5. */
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

/** The first step that still lacks something, for instance of a draft from an earlier visit. */
export const firstOpenStep = (form: DemoForm) =>
  demoSteps.find((step) => !readFields<FormFields>(fieldsOfStep[step], form).ok)

/** The step that was asked for, or the first one before it that still lacks something. */
export function shownStep(asked: DemoStep | undefined, form: DemoForm): DemoStep {
  const open = firstOpenStep(form)
  const wanted = asked ?? demoSteps[0]
  return open && demoSteps.indexOf(open) < demoSteps.indexOf(wanted) ? open : wanted
}
