import type { ComponentProps } from 'react'
import type { DrawnField, DrawnFields } from '../../forms/form-definition'
import { CheckboxField, CheckboxGroupField, RadioGroupField } from '../../ui/fields/choice-field'
import { SelectField, TextField } from '../../ui/fields/field'
import { TextAreaField } from '../../ui/fields/text-area-field'
import { WholeRow } from './field-columns'

interface LeadFieldsProps<Fields extends DrawnFields> {
  fields: Fields
  /** As `useForm` gives it. Without it the browser alone keeps the values. */
  field?: (name: keyof Fields & string) => object
}

/**
 * The fields of a form in their order, each by the kind of its values.
 * @example
 * import { emailText } from '@fivefold/shared/forms/rules'
 * <LeadFields fields={{ email: { label: 'Email', rule: emailText() } }} />
 */
export function LeadFields<Fields extends DrawnFields>({ fields, field }: LeadFieldsProps<Fields>) {
  return Object.entries<DrawnField>(fields).map(([name, drawn]) => {
    const { wide = drawn.rows !== undefined || typeof drawn.initial === 'boolean' } = drawn
    const { wide: _, ...props }: { wide?: boolean } = field?.(name) ?? plain(name, drawn)
    const control = <Control key={name} drawn={drawn} props={props} />
    return wide ? <WholeRow key={name}>{control}</WholeRow> : control
  })
}

const plain = (name: string, { rule: _rule, initial = '', ...words }: DrawnField) => ({
  ...words,
  name,
  // Only choices of which all is visible need a value.
  ...(words.options && words.placeholder === undefined && { value: initial }),
})

/** The props fit the kind of field that `drawn` describes. */
function Control({ drawn, props }: { drawn: DrawnField; props: object }) {
  const { initial, options, placeholder, rows } = drawn
  if (typeof initial === 'boolean') {
    return <CheckboxField {...(props as ComponentProps<typeof CheckboxField>)} />
  }
  if (Array.isArray(initial)) {
    return <CheckboxGroupField {...(props as ComponentProps<typeof CheckboxGroupField>)} />
  }
  if (options && placeholder !== undefined) {
    return <SelectField {...(props as ComponentProps<typeof SelectField>)} />
  }
  if (options) return <RadioGroupField {...(props as ComponentProps<typeof RadioGroupField>)} />
  if (rows !== undefined) {
    return <TextAreaField {...(props as ComponentProps<typeof TextAreaField>)} />
  }
  return <TextField {...(props as ComponentProps<typeof TextField>)} />
}
