import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '../theme/tokens'
import { FieldNotes, Frame, RequiredMark, useFieldWiring, type FieldWords } from './field-frame'
import { OptionRow } from './option-row'

export interface ChoiceOption {
  value: string
  label: string
  hint?: string
}

interface GroupProps extends FieldWords {
  name: string
  required?: boolean
  disabled?: boolean
  options: readonly ChoiceOption[]
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  /** `cards` puts every option into a box; `rows` is a plain list. */
  look?: 'rows' | 'cards'
}

/**
 * @example
 * <RadioGroupField
 *   label="Plan"
 *   name="plan"
 *   value="team"
 *   options={[{ value: 'team', label: 'Team' }]}
 * />
 */
export function RadioGroupField({ value, ...group }: GroupProps & { value: string }) {
  return (
    <ChoiceGroup {...group}>
      {group.options.map((option) => (
        <OptionRow
          key={option.value}
          {...option}
          type="radio"
          name={group.name}
          required={group.required}
          disabled={group.disabled}
          look={group.look}
          checked={value === option.value}
          onChange={group.onChange}
        />
      ))}
    </ChoiceGroup>
  )
}

/**
 * A choice of several options. Its value in the form is the list of ticked ones.
 * @example
 * <CheckboxGroupField
 *   label="Products"
 *   name="products"
 *   value={['monthly']}
 *   options={[{ value: 'monthly', label: 'Monthly' }]}
 * />
 */
export function CheckboxGroupField({ value, ...group }: GroupProps & { value: readonly string[] }) {
  return (
    <ChoiceGroup {...group}>
      {group.options.map((option) => (
        <OptionRow
          key={option.value}
          {...option}
          type="checkbox"
          name={group.name}
          disabled={group.disabled}
          look={group.look}
          checked={value.includes(option.value)}
          onChange={group.onChange}
        />
      ))}
    </ChoiceGroup>
  )
}

export type CheckboxFieldProps = FieldWords & { name: string } & Omit<
    ComponentProps<'input'>,
    'id' | 'type' | 'value'
  >

/**
 * A single checkbox. Its value in the form is true or false.
 * @example <CheckboxField label="I agree to the terms" name="consent" required />
 */
export function CheckboxField({ label, hint, error, required, ...rest }: CheckboxFieldProps) {
  const wiring = useFieldWiring({ hint, error })
  return (
    <Frame>
      <OptionRow
        {...rest}
        {...wiring.control}
        type="checkbox"
        label={label}
        required={required}
        mark={required && <RequiredMark />}
      />
      <FieldNotes hint={hint} error={error} wiring={wiring} />
    </Frame>
  )
}

function ChoiceGroup({
  label,
  hint,
  error,
  required,
  look = 'rows',
  children,
}: Omit<GroupProps, 'options'> & { children: ReactNode }) {
  const wiring = useFieldWiring({ hint, error })
  return (
    <Group
      aria-describedby={wiring.control['aria-describedby']}
      data-invalid={wiring.control['aria-invalid']}
    >
      <Legend>
        {label}
        {required && <RequiredMark />}
      </Legend>
      <Options data-look={look}>{children}</Options>
      <FieldNotes hint={hint} error={error} wiring={wiring} />
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  gap: ${token.space[2]};
  min-width: 0;
`

const Legend = styled.legend`
  display: flex;
  gap: ${token.space[1]};
  margin-block-end: ${token.space[2]};
  color: ${token.color.ink};
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
`

const Options = styled.div`
  display: grid;

  &[data-look='cards'] {
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
    gap: ${token.space[3]};
  }
`
