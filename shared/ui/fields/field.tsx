import type { ComponentProps } from 'react'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { token } from '../theme/tokens'
import { controlLook } from './control-look'
import {
  FieldFrame,
  hintOf,
  useFieldWiring,
  type FieldWords,
  type TextFieldWords,
} from './field-frame'

interface Named {
  name: string
}

export type TextFieldProps = TextFieldWords & Named & Omit<ComponentProps<'input'>, 'id'>

/** @example <TextField label="Company" name="company" autoComplete="organization" /> */
export function TextField({ label, limit, error, hint: words, ...rest }: TextFieldProps) {
  const hint = hintOf({ hint: words, limit }, rest.value)
  const wiring = useFieldWiring({ hint, error })
  return (
    <FieldFrame label={label} hint={hint} error={error} wiring={wiring} required={rest.required}>
      <Input type="text" {...rest} {...wiring.control} />
    </FieldFrame>
  )
}

export interface SelectOption {
  value: string
  label: string
}

export type SelectFieldProps = FieldWords &
  Named &
  Omit<ComponentProps<'select'>, 'id' | 'children' | 'multiple'> & {
    options: readonly SelectOption[]
    /** An empty choice at the top. */
    placeholder?: string
  }

/**
 * @example
 * <SelectField label="Plan" name="plan" options={[{ value: 'team', label: 'Team' }]} />
 */
export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const wiring = useFieldWiring({ hint, error })
  return (
    <FieldFrame label={label} hint={hint} error={error} wiring={wiring} required={rest.required}>
      <SelectBox>
        <Select {...rest} {...wiring.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDown aria-hidden="true" />
      </SelectBox>
    </FieldFrame>
  )
}

const Input = styled.input`
  ${controlLook}
`

const SelectBox = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${token.space[3]};
    width: 1.125rem;
    height: 100%;
    color: ${token.color.inkMuted};
    pointer-events: none;
  }
`

const Select = styled.select`
  ${controlLook}
  padding-inline-end: ${token.space[10]};
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  &:has(> option[value='']:checked) {
    color: ${token.color.inkMuted};
  }

  & > option {
    color: ${token.color.ink};
  }
`
