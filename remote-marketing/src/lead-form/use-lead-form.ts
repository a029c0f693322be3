import { useEffect, useState, type ChangeEvent, type FormEvent } from 'react'
import type * as v from 'valibot'
import { useForm } from '@fivefold/shared/forms/use-form'
import { useDraft } from '@fivefold/shared/forms/drafts/use-draft'

type Fields = Readonly<Record<string, string>>
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface LeadFormOptions<Values extends Fields> {
  /** The draft's name in the browser. */
  draft: string
  initial: Values
  schema: v.GenericSchema<unknown, Values>
  /** What is missing or wrong, for each field that the browser itself refuses. */
  messages: Readonly<Record<keyof Values & string, string>>
  onSubmit: (values: Values) => void
}

/**
 * A lead form that the browser validates: it keeps a draft through a reload and says beside every
 * refused field what to do.
 */
export function useLeadForm<Values extends Fields>(options: LeadFormOptions<Values>) {
  const { draft, initial, schema, messages, onSubmit } = options
  const { values, change, discard } = useDraft<Fields>(draft, initial)
  const [refused, setRefused] = useState<Readonly<Record<string, string | undefined>>>({})
  const form = useForm({
    schema,
    validation: 'browser',
    onSubmit: (read) => {
      onSubmit(read)
      discard()
      setRefused({})
    },
  })

  // on a page that was rendered ahead somebody may have typed before the scripts ran
  const { ref } = form.formProps
  useEffect(() => {
    const typed = ref.current ? typedInto(ref.current, initial) : {}
    if (Object.keys(typed).length > 0) change(typed)
  }, [ref, initial, change])

  const say = (name: string, message: string | undefined) =>
    setRefused((before) => ({ ...before, [name]: message }))

  return {
    busy: form.busy,
    formProps: {
      ...form.formProps,
      // `invalid` does not bubble: it is heard on its way down
      onInvalidCapture: ({ target }: FormEvent<HTMLFormElement>) => {
        if (isControl(target)) say(target.name, messages[target.name])
      },
    },
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      error: refused[name] ?? form.errors[name],
      onChange: ({ currentTarget }: ChangeEvent<Control>) => {
        change({ [name]: currentTarget.value })
        if (currentTarget.validity.valid) say(name, undefined)
      },
    }),
  }
}

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

function typedInto(form: HTMLFormElement, initial: Fields) {
  const typed = [...form.elements]
    .filter(isControl)
    .filter(({ name, value }) => Object.hasOwn(initial, name) && value !== initial[name])
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]))
}
