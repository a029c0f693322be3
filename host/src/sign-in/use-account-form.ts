import { useForm, type FormErrors } from '@fivefold/shared/forms/use-form'
import { notify } from '@fivefold/shared/notify/toast'
import type { Outcome } from '@fivefold/shared/store/store-error'
import type { GenericSchema } from 'valibot'

interface AccountFormOptions<Values> {
  schema: GenericSchema<unknown, Values>
  /** The account's command; it answers with a reason when it refuses. */
  command: (values: Values) => Outcome
  /** The field that a reason is about. */
  refusedField: (message: string) => keyof Values & string
  onDone: () => void
}

/** A form whose refusals stand beside the field and in a toast. */
export function useAccountForm<Values>(options: AccountFormOptions<Values>) {
  const form = useForm<Values>({
    schema: options.schema,
    onInvalid: tellFirst,
    onSubmit: (values) => {
      const outcome = options.command(values)
      if (outcome.ok) options.onDone()
      else form.refuse(options.refusedField(outcome.message), outcome.message)
    },
  })
  return form
}

function tellFirst<Values>(errors: FormErrors<Values>) {
  const message = Object.values<string | undefined>(errors).find(Boolean)
  if (message) notify({ title: message, tone: 'destructive' })
}
