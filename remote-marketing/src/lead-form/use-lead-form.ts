import { useState } from 'react'
import type { FormFields, FormOutput } from '@fivefold/shared/forms/form-fields'
import { useForm } from '@fivefold/shared/forms/use-form'
import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'

type FormOptions<Fields extends FormFields> = Parameters<typeof useForm<Fields>>[0]

interface LeadFormOptions<Fields extends FormFields> extends Omit<FormOptions<Fields>, 'onSubmit'> {
  /** Stores the record. */
  send: (values: FormOutput<Fields>) => void
  /** The title of the toast when the store refuses it. */
  failure: string
  /** The toast after it is stored. */
  success: { title: string; description: string }
}

/** A form whose record the site keeps: a toast confirms it, the form is emptied, and `sent` is true until the next input. */
export function useLeadForm<Fields extends FormFields>(options: LeadFormOptions<Fields>) {
  const { send, failure, success, ...rest } = options
  const [sent, setSent] = useState(false)
  const form = useForm<Fields>({
    ...rest,
    validation: 'browser-explained',
    onSubmit: (values) =>
      attempt(failure, () => {
        send(values)
        notify({ ...success, tone: 'success' })
        form.reset()
        setSent(true)
      }),
  })
  return { ...form, sent, onInput: () => setSent(false) }
}
