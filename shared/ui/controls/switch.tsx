import { useId, type ComponentProps } from 'react'
import styled from 'styled-components'
import { token } from '../theme/tokens'

interface SwitchFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'onChange'> {
  label: string
  hint?: string
  checked: boolean
}

/**
 * @example
 * const [on, setOn] = useState(true)
 * <SwitchField label="Reminders" checked={on} onChange={() => setOn(!on)} />
 */
export function SwitchField({ label, hint, checked, ...input }: SwitchFieldProps) {
  const id = useId()
  return (
    <Row>
      <Words>
        <Label htmlFor={id}>{label}</Label>
        {hint && <Hint id={`${id}hint`}>{hint}</Hint>}
      </Words>
      <Control
        {...input}
        type="checkbox"
        role="switch"
        id={id}
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint ? `${id}hint` : undefined}
      />
    </Row>
  )
}

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[6]};
  min-height: 2.75rem;
`

const Words = styled.div`
  display: grid;
  gap: 0.125rem;
`

/* The label covers the row, so that the whole row is the target. */
const Label = styled.label`
  color: ${token.color.ink};
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
  cursor: pointer;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`

const Hint = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.45;
`

const Control = styled.input`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 1.625rem;
  border: 1px solid ${token.color.lineStrong};
  border-radius: 1rem;
  appearance: none;
  background: ${token.color.hover};
  cursor: pointer;
  transition: background-color ${token.motion.base} ${token.motion.ease};

  &::before {
    position: absolute;
    inset: 0.1875rem auto auto 0.1875rem;
    width: 1.125rem;
    height: 1.125rem;
    border-radius: 50%;
    background: ${token.color.lineStrong};
    content: '';
    transition: transform ${token.motion.base} ${token.motion.ease};
  }

  &:checked {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
  }

  &:checked::before {
    background: ${token.color.accentInk};
    transform: translateX(1.125rem);
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }

    &:checked::before {
      background: Highlight;
    }
  }
`
