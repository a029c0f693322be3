import { DeskAside, DeskSheet, FormDesk } from '../lead-form/form-desk'
import { DemoConfirmation } from './demo-confirmation'
import { SessionCard } from './session-card'
import { StepForm } from './steps/step-form'
import { StepProgress } from './steps/step-progress'
import type { DemoWizardState } from './request/use-demo-wizard'

export function DemoWizard({ wizard }: { wizard: DemoWizardState }) {
  if (wizard.sent) {
    return <DemoConfirmation request={wizard.sent} onAnother={wizard.sendAnother} />
  }
  return (
    <FormDesk>
      <DeskSheet>
        <StepProgress current={wizard.step} />
        <StepForm key={wizard.step} wizard={wizard} />
      </DeskSheet>
      <DeskAside>
        <SessionCard request={wizard.form} />
      </DeskAside>
    </FormDesk>
  )
}
