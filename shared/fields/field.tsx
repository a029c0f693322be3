import type { ComponentProps, FormEvent } from 'react'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { token } from '../theme/tokens'
import { LiveRegion } from '../ui/live-region'
import { controlLook } from './control-look'
import {
  FieldFrame,
  hintOf,
  useFieldWiring,
  type FieldWords,
  type TextFieldWords,
} from './field-frame'
import { useOverlongText, type LongText } from './use-overlong-text'

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

export type TextAreaFieldProps = TextFieldWords &
  Named &
  Omit<ComponentProps<'textarea'>, 'id' | 'ref'> & {
    /** Where the form takes files: a text that is far too long for the field is offered as one. */
    longText?: LongText | undefined
  }

/**
 * A text area that grows with its text. A text beyond ten times the limit is not added, since it would freeze the page.
 * @example <TextAreaField label="Message" name="message" limit={5000} value="" />
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, limit, error: given, hint: words, onInput, longText, ...rest } = props
  const { area, problem, offer } = useOverlongText({ limit, value: rest.value, longText })
  const hint = hintOf({ hint: words, limit }, rest.value)
  const error = problem ?? given
  const wiring = useFieldWiring({ hint, error })
  return (
    <FieldFrame label={label} hint={hint} error={error} wiring={wiring} required={rest.required}>
      <Area
        ref={area}
        rows={4}
        {...rest}
        {...wiring.control}
        onInput={(event) => {
          growWithText(event)
          onInput?.(event)
        }}
      />
      {offer}
      <LiveRegion>{problem}</LiveRegion>
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

/** For browsers whose CSS cannot size a field by its content. */
function growWithText({ currentTarget: area }: FormEvent<HTMLTextAreaElement>) {
  if (window.CSS?.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

const Input = styled.input`
  ${controlLook}
`

const Area = styled.textarea`
  ${controlLook}
  display: block;
  min-height: 7rem;
  max-height: 60vh;
  line-height: 1.55;
  resize: vertical;
  field-sizing: content;
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
