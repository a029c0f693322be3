import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { token } from '../theme/tokens'

export interface ChipProps extends ComponentProps<'button'> {
  pressed: boolean
}

/**
 * A toggle button for filters.
 * @example
 * const [on, setOn] = useState(false)
 * <Chip pressed={on} onClick={() => setOn(!on)}>Open</Chip>
 */
export function Chip({ pressed, type = 'button', ...rest }: ChipProps) {
  return <ChipBox {...rest} type={type} aria-pressed={pressed} />
}

const ChipBox = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 2.25rem;
  padding: ${token.space[1]} min(0.875rem, 4cqi);
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  color: ${token.color.inkMuted};
  font: 550 ${token.type.small} / 1.2 ${token.font.sans};
  text-align: start;
  cursor: pointer;
  transition:
    background-color ${token.motion.fast} ${token.motion.ease},
    border-color ${token.motion.fast} ${token.motion.ease},
    color ${token.motion.fast} ${token.motion.ease};

  &:hover {
    border-color: ${token.color.lineStrong};
    color: ${token.color.ink};
  }

  &[aria-pressed='true'] {
    border-color: ${token.color.ink};
    background: ${token.color.ink};
    color: ${token.color.paper};
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
