import type { ChangeEvent } from 'react'
import { safeParse, type GenericSchema, type InferOutput } from 'valibot'
import type { FieldValues } from './drafts/field-values'
import type { FormControl } from './form-values'

/** A field's label, its rule with messages, and the attributes of its control. */
export interface FormField {
  label: string
  rule: GenericSchema
  /** Default ''. Its type also distinguishes a text, a checkbox and a list of choices. */
  initial?: FieldValues[string]
  type?: string
}

export type FormFields = Readonly<Record<string, FormField>>

type ValueOf<Field> = Field extends { initial: infer Value } ? Value : string

/** The fields' values, valid or not. */
export type FormValues<Fields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

/** The values as the rules return them. */
export type FormOutput<Fields extends FormFields> = {
  [Name in keyof Fields]: InferOutput<Fields[Name]['rule']>
}

export type FormErrors<Fields> = Partial<Record<keyof Fields & string, string>>

/** Props of a field's component. */
export type FieldProps<Field> = Omit<Field, 'rule' | 'initial'> & {
  name: string
  error: string | undefined
  limit?: number
  onChange: (event: ChangeEvent<FormControl>) => void
} & ([ValueOf<Field>] extends [boolean] ? { checked: boolean } : { value: ValueOf<Field> })

/**
 * @example
 * import { optionalText } from '@fivefold/shared/forms/rules'
 * initialValues({ company: { label: 'Company', rule: optionalText() } }) // { company: '' }
 */
export function initialValues<Fields extends FormFields>(fields: Fields) {
  const values = Object.entries(fields).map(([name, { initial = '' }]) => [name, initial])
  // Names and types are those of the fields.
  return Object.fromEntries(values) as FormValues<Fields>
}

/**
 * @example
 * import { requiredText } from '@fivefold/shared/forms/rules'
 * messageOf({ label: 'Company', rule: requiredText('Enter a company') }, '') // 'Enter a company'
 */
export const messageOf = ({ rule }: FormField, value: unknown) =>
  safeParse(rule, value).issues?.[0].message

/**
 * Maximum characters of a text field, if its rule has a limit. Longer texts stay in the field, with an error: a
 * browser's `maxlength` would cut them silently.
 * @example
 * import { requiredText } from '@fivefold/shared/forms/rules'
 * limitOf({ label: 'Company', rule: requiredText('Enter a company', 80) }) // 80
 */
export function limitOf(field: FormField): number | undefined {
  if ('options' in field || field.type === 'password') return undefined
  const steps: unknown = Reflect.get(field.rule, 'pipe')
  return Array.isArray(steps)
    ? steps.find(({ type }) => type === 'max_length')?.requirement
    : undefined
}

type Read<Fields extends FormFields> =
  | { ok: true; output: FormOutput<Fields> }
  | { ok: false; errors: FormErrors<Fields> }

/**
 * Checks every value by its field's rule; each invalid one gives its first message.
 * @example
 * import { requiredText } from '@fivefold/shared/forms/rules'
 * const fields = { company: { label: 'Company', rule: requiredText('Enter a company') } }
 * readFields(fields, { company: '' }) // { ok: false, errors: { company: 'Enter a company' } }
 */
export function readFields<Fields extends FormFields>(
  fields: Fields,
  values: object,
): Read<Fields> {
  const entered = new Map<string, unknown>(Object.entries(values))
  const read = Object.entries(fields).map(
    ([name, { rule }]) => [name, safeParse(rule, entered.get(name))] as const,
  )
  const wrong = read.filter(([, { success }]) => !success)
  // The names are those of the fields.
  if (wrong.length > 0) {
    const errors = wrong.map(([name, { issues }]) => [name, issues?.[0].message])
    return { ok: false, errors: Object.fromEntries(errors) as FormErrors<Fields> }
  }
  const output = read.map(([name, result]) => [name, result.output])
  return { ok: true, output: Object.fromEntries(output) as FormOutput<Fields> }
}
