import { useId, type ComponentProps, type ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '../theme/tokens'
import { Hint } from './field-frame'

type Possibly<T> = { [K in keyof T]: T[K] | undefined }

interface OptionRowProps extends Partial<
  Possibly<Omit<ComponentProps<'input'>, 'size' | 'type' | 'ref'>>
> {
  type: 'radio' | 'checkbox'
  label: string
  hint?: string
  look?: 'rows' | 'cards' | undefined
  mark?: ReactNode
}

/**
 * A radio button or checkbox with its label. The whole row is the target. Only the label is its name; the hint is its
 * description.
 */
export function OptionRow({ label, hint, look = 'rows', mark, id, ...input }: OptionRowProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const labelId = `${inputId}label`
  const hintId = `${inputId}about`
  return (
    <Row data-look={look}>
      <Box
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
        {...input}
        id={inputId}
      />
      <span>
        <LabelRow>
          <Label id={labelId}>{label}</Label>
          {mark}
        </LabelRow>
        {hint && (
          <Hint as="span" id={hintId}>
            {hint}
          </Hint>
        )}
      </span>
    </Row>
  )
}

const Row = styled.label`
  display: grid;
  cursor: pointer;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[3]};
  padding-block: 0.6875rem;

  &[data-look='cards'] {
    padding: ${token.space[3]} min(1rem, 4cqi);
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.raised};
    transition: border-color ${token.motion.fast} ${token.motion.ease};
  }

  &[data-look='cards']:hover {
    border-color: ${token.color.lineStrong};
  }

  &[data-look='cards']:has(input:checked) {
    border-color: ${token.color.accent};
    box-shadow: inset 0 0 0 1px ${token.color.accent};
  }
`

const LabelRow = styled.span`
  display: block;
  font-size: ${token.type.small};
  line-height: 1.375rem;

  & > * + * {
    margin-inline-start: ${token.space[1]};
  }
`

const Label = styled.span`
  color: ${token.color.ink};

  ${Row}[data-look='cards'] & {
    font-weight: 600;
  }
`

const Box = styled.input`
  display: grid;
  place-content: center;
  width: 1.25rem;
  height: 1.25rem;
  margin-block-start: 0.0625rem;
  border: 1px solid ${token.color.lineStrong};
  border-radius: 5px;
  appearance: none;
  background: ${token.color.raised};
  cursor: pointer;
  transition:
    background-color ${token.motion.fast} ${token.motion.ease},
    border-color ${token.motion.fast} ${token.motion.ease};

  &[type='radio'] {
    border-radius: 50%;
  }

  &::before {
    width: 0.6875rem;
    height: 0.6875rem;
    background: ${token.color.accentInk};
    clip-path: polygon(14% 44%, 0 59%, 40% 96%, 100% 22%, 85% 8%, 39% 66%);
    content: '';
    opacity: 0;
    transform: scale(0.6);
    transition:
      opacity ${token.motion.fast} ${token.motion.ease},
      transform ${token.motion.fast} ${token.motion.ease};
  }

  &[type='radio']::before {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    clip-path: none;
  }

  &:checked {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
  }

  &:checked::before {
    opacity: 1;
    transform: none;
  }

  &[aria-invalid='true'],
  [data-invalid='true'] & {
    border-color: ${token.color.danger};
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`
