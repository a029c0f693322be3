import { DeskAside, DeskSheet, FormDesk } from '../lead-form/form-desk'
import { DemoConfirmation } from './demo-confirmation'
import { SessionCard } from './session-card'
import { InfoStep } from './steps/info-step'
import { PreparationStep } from './steps/preparation-step'
import { StepProgress } from './steps/step-progress'
import { TypeStep } from './steps/type-step'
import { UseCaseStep } from './steps/use-case-step'
import type { DemoWizardState } from './request/use-demo-wizard'

const steps = {
  type: TypeStep,
  info: InfoStep,
  'use-case': UseCaseStep,
  preparation: PreparationStep,
}

export function DemoWizard({ wizard }: { wizard: DemoWizardState }) {
  if (wizard.sent) {
    const { sent, about, sendAnother } = wizard
    return <DemoConfirmation request={sent} about={about} onAnother={sendAnother} />
  }
  const Step = steps[wizard.step]
  return (
    <FormDesk>
      <DeskSheet>
        <StepProgress current={wizard.step} />
        <Step key={wizard.round} wizard={wizard} />
      </DeskSheet>
      <DeskAside>
        <SessionCard request={wizard.answers} about={wizard.about} />
      </DeskAside>
    </FormDesk>
  )
}
