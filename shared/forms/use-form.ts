import { useRef, useState, type ChangeEvent, type FormEvent, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { editsOf } from './drafts/field-values'
import { useDraft, type Asked, type Draft } from './drafts/use-draft'
import {
  initialValues,
  limitOf,
  messageOf,
  readFields,
  type FieldProps,
  type FormErrors,
  type FormField,
  type FormFields,
  type FormOutput,
  type FormValues,
} from './form-fields'
import { isControl, valuesOf, type FormControl } from './form-values'
import { useEarlyInput } from './use-early-input'
import { useProblemToast, type Problem } from './use-problem-toast'

interface FormOptions<Fields extends FormFields> {
  fields: Fields
  /** Initial values that differ from the fields' own. */
  initial?: Partial<FormValues<Fields>>
  /** Values in the page's address; see useDraft. */
  asked?: Asked<FormValues<Fields>>
  /** Keeps typed values across reloads: a name, or a draft that outlives the form. */
  draft?: string | Draft<FormValues<Fields>>
  /**
   * `browser`: the browser refuses first (required, type=email), in its own words.
   * `browser-explained`: it refuses first, and the field's message replaces its words.
   */
  validation?: 'rules' | 'browser' | 'browser-explained'
  /** May return messages for fields that only the store could refuse. */
  onSubmit: (values: FormOutput<Fields>) => Refused<Fields> | Promise<Refused<Fields>>
  /** Sums up the errors in a toast, which disappears once they are corrected. */
  problem?: (errors: FormErrors<Fields>, values: FormValues<Fields>) => Problem
}

type Refused<Fields> = FormErrors<Fields> | undefined | void

/**
 * A form whose fields are each described once. The page holds their values, except passwords, which stay in their
 * controls. A submit reads the controls, since a browser may fill them in without an event.
 * @example
 * import { TextField } from '@fivefold/shared/fields/field'
 * import { requiredText } from '@fivefold/shared/forms/rules'
 * const fields = { company: { label: 'Company', rule: requiredText('Enter a company') } }
 * const form = useForm({ fields, onSubmit: ({ company }) => console.info(company) })
 * <form {...form.formProps}>
 *   <TextField {...form.field('company')} />
 * </form>
 */
export function useForm<Fields extends FormFields>(options: FormOptions<Fields>) {
  const { fields, draft, onSubmit, validation = 'rules' } = options
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FormErrors<Fields>>({})
  const [rejections, setRejections] = useState(0)
  const own = useDraft<FormValues<Fields>>(
    typeof draft === 'string' ? draft : undefined,
    { ...initialValues(fields), ...options.initial },
    options.asked,
  )
  const kept = typeof draft === 'object' ? draft : own
  const { values, change, discard } = kept
  const hasErrors = Object.values(errors).some(Boolean)
  useProblemToast(hasErrors ? options.problem?.(errors, values) : undefined, rejections)

  useEarlyInput(form, (form) => {
    const early = editsOf(valuesOf(form), values)
    if (Object.keys(early).length > 0) change(early)
  })

  /** Returns to the initial values and deletes the draft. */
  function reset() {
    discard()
    setTried(false)
    setErrors({})
  }

  const messageFor = (name: string, value: unknown) =>
    fields[name] && messageOf(fields[name], value)

  function reject(found: FormErrors<Fields>) {
    flushSync(() => {
      setErrors(found)
      setRejections((before) => before + 1)
    })
    focusFirst(form.current, found)
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (running.current) return
    setTried(true)
    const read = readFields(fields, { ...values, ...valuesOf(event.currentTarget) })
    if (!read.ok) {
      reject(read.errors)
      return
    }
    setErrors({})
    running.current = true
    setBusy(true)
    try {
      const refused = await onSubmit(read.output)
      if (refused) reject(refused)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  function explain(event: FormEvent<HTMLFormElement>) {
    const { target } = event
    if (validation !== 'browser-explained' || !isControl(target)) return
    // Without its bubble, the browser does not move the focus either.
    event.preventDefault()
    const first = controlsOf(event.currentTarget).find(({ validity }) => !validity.valid)
    if (target === first) target.focus()
    setErrors((before) => ({ ...before, [target.name]: messageFor(target.name, '') }))
  }

  function handleChange({ target }: ChangeEvent<FormControl>) {
    const { name, validity } = target
    const value = target.form ? valuesOf(target.form)[name] : undefined
    // A visible password has another type in the page.
    if (fields[name]?.type !== 'password') change({ [name]: value } as Partial<FormValues<Fields>>)
    const limit = fields[name] && limitOf(fields[name])
    const isTooLong = String(value).length > (limit ?? Infinity)
    setErrors((before) => {
      if (!tried && !before[name] && !isTooLong) return before
      const refused = validation !== 'rules' && !validity.valid
      return { ...before, [name]: messageFor(name, value) ?? (refused ? before[name] : undefined) }
    })
  }

  return {
    values,
    draft: kept,
    change,
    busy,
    /** Props of a field's component. */
    field<Name extends keyof Fields & string>(name: Name) {
      const { rule: _rule, initial: _initial, ...props }: Partial<FormField> = { ...fields[name] }
      const limit = fields[name] && limitOf(fields[name])
      const shown = typeof values[name] === 'boolean' ? 'checked' : 'value'
      const control: object = {
        ...props,
        ...(limit !== undefined && { limit }),
        // A password stays in its control: as a value it would be an attribute in the page.
        ...(props.type !== 'password' && { [shown]: values[name] }),
        name,
        error: errors[name],
        onChange: handleChange,
      }
      return control as FieldProps<Fields[Name]>
    },
    reset,
    startOver() {
      reset()
      controlsOf(form.current)[0]?.focus()
    },
    formProps: {
      ref: form,
      // A submit before the scripts run must do nothing: `get` would put the values into the address.
      method: 'dialog',
      noValidate: validation === 'rules',
      'aria-busy': busy,
      // `invalid` does not bubble, so it is captured.
      onInvalidCapture: explain,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
    },
  }
}

/**
 * The first message, for a toast.
 * @example firstMessage({ company: 'Enter a company' })
 */
export const firstMessage = (errors: FormErrors<FormFields>): Problem => ({
  title: Object.values(errors).find(Boolean) ?? '',
})

function focusFirst(form: HTMLFormElement | null, errors: FormErrors<FormFields>) {
  controlsOf(form)
    .find(({ name }) => errors[name])
    ?.focus()
}

const controlsOf = (form: HTMLFormElement | null) => [...(form?.elements ?? [])].filter(isControl)
