import { useId, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import styled from 'styled-components'
import { token } from '../theme/tokens'
import { countWords } from '../../browser/words/count-words'

/** The texts around a control. `label` is the control's exact accessible name. */
export interface FieldWords {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

export interface TextFieldWords extends FieldWords {
  /** Maximum characters. The count is shown when they are nearly used up. */
  limit?: number | undefined
}

/** The share of the limit from which the count is shown. */
const nearlyFull = 0.8

/** The hint, with the count near the limit. */
export function hintOf(
  { hint, limit }: Pick<TextFieldWords, 'hint' | 'limit'>,
  value: unknown,
): string | undefined {
  const { length } = typeof value === 'string' ? value : ''
  if (limit === undefined || length < limit * nearlyFull) return hint
  const count = `${countWords(length)} of ${countWords(limit)} characters`
  return hint ? `${hint}\n${count}` : count
}

interface FieldWiring {
  hintId: string
  errorId: string
  /** Attributes of the control itself. */
  control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }
}

export function useFieldWiring({ hint, error }: Pick<FieldWords, 'hint' | 'error'>): FieldWiring {
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return {
    hintId,
    errorId,
    control: {
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
    },
  }
}

interface FieldFrameProps extends FieldWords {
  wiring: FieldWiring
  required?: boolean | undefined
  children: ReactNode
}

/** A label above the control, a hint below it, and an error next to it. */
export function FieldFrame({ label, hint, error, wiring, required, children }: FieldFrameProps) {
  return (
    <Frame>
      <LabelRow>
        <Label htmlFor={wiring.control.id}>{label}</Label>
        {required && <RequiredMark />}
      </LabelRow>
      {children}
      <FieldNotes hint={hint} error={error} wiring={wiring} />
    </Frame>
  )
}

/** Outside of the label element, so that it is not part of the accessible name. */
export function RequiredMark() {
  return <Star aria-hidden="true">*</Star>
}

interface FieldNotesProps extends Pick<FieldWords, 'hint' | 'error'> {
  wiring: Pick<FieldWiring, 'hintId' | 'errorId'>
}

export function FieldNotes({ hint, error, wiring }: FieldNotesProps) {
  return (
    <>
      {hint && <Hint id={wiring.hintId}>{hint}</Hint>}
      {error && (
        <ErrorText id={wiring.errorId}>
          <CircleAlert aria-hidden="true" />
          {error}
        </ErrorText>
      )}
    </>
  )
}

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[2]};
`

const LabelRow = styled.div`
  display: flex;
  gap: ${token.space[1]};
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
`

const Label = styled.label`
  color: ${token.color.ink};
`

const Star = styled.span`
  color: ${token.color.danger};
`

/** Keeps line breaks of the text. */
export const Hint = styled.p`
  display: block;
  white-space: pre-line;
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  line-height: 1.45;
`

const ErrorText = styled.p`
  display: flex;
  gap: ${token.space[2]};
  color: ${token.color.danger};
  font-weight: 500;
  font-size: ${token.type.small};
  line-height: 1.45;

  & > svg {
    flex: none;
    width: 1.125em;
    height: 1.45em;
  }
`
