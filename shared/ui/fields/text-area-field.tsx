import type { ComponentProps, FormEvent } from 'react'
import styled from 'styled-components'
import { LiveRegion } from '../feedback/live-region'
import { controlLook } from './control-look'
import { FieldFrame, hintOf, useFieldWiring, type TextFieldWords } from './field-frame'
import { useOverlongText, type LongText } from './use-overlong-text'

export type TextAreaFieldProps = TextFieldWords & { name: string } & Omit<
    ComponentProps<'textarea'>,
    'id' | 'ref'
  > & {
    /** Takes a text that is far too long for the field, in a form that takes files. */
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

/** For browsers whose CSS cannot size a field by its content. */
function growWithText({ currentTarget: area }: FormEvent<HTMLTextAreaElement>) {
  if (window.CSS?.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

const Area = styled.textarea`
  ${controlLook}
  display: block;
  min-height: 7rem;
  max-height: 60vh;
  line-height: 1.55;
  resize: vertical;
  field-sizing: content;
`
