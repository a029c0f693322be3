import type { ChangeEvent } from 'react'
import type { DemoField, DemoForm, DemoTextField } from './demo-form'

/** What the fields of a step are given; each step shows its own part of the form. */
export interface StepFieldsProps {
  form: DemoForm
  errors: Partial<Record<DemoField, string>>
  /** Name, value, error and change handler of a text field or select. */
  field: (name: DemoTextField) => {
    name: string
    value: string
    error: string | undefined
    onChange: (event: ChangeEvent<{ value: string }>) => void
  }
  change: (patch: Partial<DemoForm>) => void
}
