import type { ChangeEvent } from 'react'
import { safeParse, type GenericSchema, type InferOutput } from 'valibot'
import type { FieldValues } from './drafts/field-values'
import type { FormControl } from './form-values'

/** A field in one place: its label, its rule with the messages, the attributes of its control. */
export interface FormField {
  label: string
  rule: GenericSchema
  /** '' unless given; also tells a text from a box to tick and from a list of choices. */
  initial?: FieldValues[string]
  type?: string
}

export type FormFields = Readonly<Record<string, FormField>>

type ValueOf<Field> = Field extends { initial: infer Value } ? Value : string

/** What the fields hold, right or not. */
export type FormValues<Fields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

/** What the rules make of it. */
export type FormOutput<Fields extends FormFields> = {
  [Name in keyof Fields]: InferOutput<Fields[Name]['rule']>
}

export type FormErrors<Fields> = Partial<Record<keyof Fields & string, string>>

/** What a field's component is given. */
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
  // The names and kinds are those of the fields.
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
 * Characters that a field for text may hold, where its rule has a limit. Longer texts stay in the field,
 * which says what is wrong: a browser's `maxlength` would cut them without a word.
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
  { ok: true; output: FormOutput<Fields> } | { ok: false; errors: FormErrors<Fields> }

/**
 * Reads every value by the rule of its field; each wrong one yields its first message.
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
