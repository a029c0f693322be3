import { useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { valuesOf, type FormValues } from './form-values'

type FieldName<Output> = keyof Output & string
export type FormErrors<Output> = Partial<Record<FieldName<Output>, string>>

interface FormOptions<Output> {
  /** Reads the form's values; its keys are the names of the fields. */
  schema: v.GenericSchema<unknown, Output>
  onSubmit: (values: Output) => void | Promise<void>
  /** After the errors stand beside their fields and the first one has the focus. */
  onInvalid?: (errors: FormErrors<Output>) => void
  /** After every change, with what the fields hold now: for drafts and previews. */
  onValues?: (values: FormValues) => void
  /** `browser`: the browser blocks the submit first (required, type=email), then the schema reads. */
  validation?: 'schema' | 'browser'
}

/** An uncontrolled form: the browser holds the values, a schema reads them on submit. */
export function useForm<Output>(options: FormOptions<Output>) {
  const { schema, onSubmit, onInvalid, onValues, validation = 'schema' } = options
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FormErrors<Output>>({})

  function reject(found: FormErrors<Output>) {
    flushSync(() => setErrors(found))
    focusFirst(form.current, found)
    onInvalid?.(found)
  }

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (running.current) return
    setTried(true)
    const read = v.safeParse(schema, valuesOf(event.currentTarget))
    if (!read.success) {
      reject(firstMessages<Output>(read.issues))
      return
    }
    setErrors({})
    running.current = true
    setBusy(true)
    try {
      await onSubmit(read.output)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  function handleChange(event: ChangeEvent<HTMLFormElement>) {
    const values = valuesOf(event.currentTarget)
    onValues?.(values)
    if (!tried) return
    const read = v.safeParse(schema, values)
    const found: Partial<Record<string, string>> = read.success ? {} : firstMessages(read.issues)
    const name: unknown = event.target.name
    if (typeof name !== 'string') return
    setErrors((before) => ({ ...before, [name]: found[name] }))
  }

  return {
    errors,
    busy,
    /** Puts a message beside one field, for what only the store knows. */
    refuse: (name: FieldName<Output>, message: string) => {
      const found: FormErrors<Output> = {}
      found[name] = message
      reject(found)
    },
    /** Empties the fields to their default values. */
    reset: () => {
      form.current?.reset()
      setTried(false)
      setErrors({})
    },
    formProps: {
      ref: form,
      // What is sent before the scripts run stays where it is: as `get` it would become an address.
      method: 'dialog',
      noValidate: validation === 'schema',
      'aria-busy': busy,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void handleSubmit(event),
      onChange: handleChange,
    },
  }
}

function firstMessages<Output>(issues: readonly v.BaseIssue<unknown>[]): FormErrors<Output> {
  const messages: Record<string, string> = {}
  for (const issue of issues) {
    const key = issue.path?.[0]?.key
    if (typeof key === 'string') messages[key] ??= issue.message
  }
  // The keys of a schema's issues are the keys of its output.
  return messages as FormErrors<Output>
}

function focusFirst(form: HTMLFormElement | null, errors: Partial<Record<string, string>>) {
  for (const control of form?.elements ?? []) {
    const name = control.getAttribute('name')
    if (name && errors[name] && control instanceof HTMLElement) {
      control.focus()
      return
    }
  }
}
