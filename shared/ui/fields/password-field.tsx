import { useState, type ComponentProps } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import styled from 'styled-components'
import { token } from '../theme/tokens'
import { VisuallyHidden } from '../text/visually-hidden'
import { controlLook } from './control-look'
import { FieldFrame, useFieldWiring, type FieldWords } from './field-frame'

type PasswordFieldProps = FieldWords & { name: string } & Omit<ComponentProps<'input'>, 'id'>

/** A password with a button that shows and hides it. */
export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const wiring = useFieldWiring({ hint, error })
  const Sign = isShown ? EyeOff : Eye
  return (
    <FieldFrame label={label} hint={hint} error={error} wiring={wiring} required={rest.required}>
      <Box>
        <Input
          {...rest}
          {...wiring.control}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="off"
          spellCheck={false}
        />
        {/* Named by its text: an `aria-label` would match queries for the field's label. */}
        <Toggle type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          <Sign aria-hidden="true" />
          <VisuallyHidden>Show {label.toLowerCase()}</VisuallyHidden>
        </Toggle>
      </Box>
    </FieldFrame>
  )
}

const Box = styled.div`
  position: relative;
`

const Input = styled.input`
  ${controlLook}
  padding-inline-end: ${token.space[12]};

  &::-ms-reveal {
    display: none;
  }
`

const Toggle = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  width: 2.75rem;
  border-radius: ${token.radius.control};
  color: ${token.color.inkMuted};
  cursor: pointer;

  &:hover,
  &[aria-pressed='true'] {
    color: ${token.color.ink};
  }

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`
