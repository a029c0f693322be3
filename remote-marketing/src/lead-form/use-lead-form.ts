import { useState } from 'react'
import type { FormFields, FormOutput } from '@fivefold/shared/forms/form-fields'
import { useForm } from '@fivefold/shared/forms/use-form'
import { leadSending, type Consent } from '@fivefold/shared/seams/site-seams'
import { sendLead } from './send-lead'

type FormOptions<Fields extends FormFields> = Parameters<typeof useForm<Fields>>[0]

interface LeadFormOptions<Fields extends FormFields> extends Omit<
  FormOptions<Fields>,
  'onSubmit' | 'validation'
> {
  /** Stores the record. @returns its id. */
  send: (values: FormOutput<Fields>) => string
  /** The title of the toast when the store refuses it. */
  failure: string
  /** The toast after it is stored. */
  success: { title: string; description: string }
  consent: Consent
  /** Label of a button for browsers without scripts, if the form's own button needs scripts. */
  submit?: string
}

/** Stores a form's record, confirms it in a toast and empties the form. `onInput` sets `sent` back. */
export function useLeadForm<Fields extends FormFields>(options: LeadFormOptions<Fields>) {
  const { send, failure, success, consent, submit, ...rest } = options
  const [sent, setSent] = useState(false)
  const form = useForm<Fields>({
    ...rest,
    validation: 'browser-explained',
    onSubmit: (values) =>
      sendLead({
        keep: () => send({ ...values, ...leadSending.consentFields(consent) }),
        onStored: (id) => {
          form.draft.sent(id)
        },
        failure,
        success,
        onKept: (isReceived) => {
          form.reset()
          setSent(isReceived)
        },
      }),
  })
  return {
    ...form,
    formProps: {
      ...form.formProps,
      ...leadSending.formProps(consent, submit === undefined ? {} : { submit }),
    },
    sent,
    onInput: () => setSent(false),
  }
}
