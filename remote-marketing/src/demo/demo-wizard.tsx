import { DeskAside, DeskSheet, FormDesk } from '../lead-form/form-desk'
import { DemoConfirmation } from './demo-confirmation'
import { SessionCard } from './session-card'
import { StepForm } from './step-form'
import { StepProgress } from './step-progress'
import { useDemoWizard } from './use-demo-wizard'

export function DemoWizard() {
  const wizard = useDemoWizard()
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
