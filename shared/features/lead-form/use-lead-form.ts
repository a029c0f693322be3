import { useState } from 'react'
import { leadSending } from '../../contract/seams/site-seams'
import type { FormOutput } from '../../forms/form-fields'
import { consentOf, type DrawnFields, type FormDefinition } from '../../forms/form-definition'
import { useForm } from '../../forms/use-form'
import { sendLead } from './send-lead'

type FormOptions<Fields extends DrawnFields> = Parameters<typeof useForm<Fields>>[0]

interface LeadFormOptions<Fields extends DrawnFields> extends Pick<
  FormOptions<Fields>,
  'initial' | 'asked' | 'draft' | 'validation'
> {
  /** Values that the record gets beside those of the fields. */
  also?: () => object
  /** The toast that confirms it, in place of the form's. */
  success?: (values: FormOutput<Fields>) => FormDefinition['success']
  /** Label of a button for browsers without scripts, if the form's own button needs scripts. */
  submit?: string
}

/**
 * Stores a form's record, confirms it in a toast and empties the form. `onInput` sets `sent` back.
 * @example
 * import type { FormDefinition } from '@fivefold/shared/forms/form-definition'
 * function Visit(definition: FormDefinition) {
 *   const { formProps } = useLeadForm(definition, { draft: 'visit-request' })
 *   return <form {...formProps} />
 * }
 */
export function useLeadForm<const Fields extends DrawnFields>(
  definition: FormDefinition<Fields>,
  { also, success, submit, ...options }: LeadFormOptions<Fields> = {},
) {
  const [sent, setSent] = useState(false)
  const form = useForm<Fields>({
    validation: 'browser-explained',
    ...options,
    fields: definition.fields,
    onSubmit: (values) =>
      sendLead(definition, {
        record: { ...also?.(), ...values },
        ...(success && { success: success(values) }),
        onStored: (id) => {
          form.draft.sent(id)
        },
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
      ...leadSending.formProps(consentOf(definition), submit === undefined ? {} : { submit }),
    },
    sent,
    onInput: () => setSent(false),
  }
}
