import { css } from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/** A link or button that is clickable in the whole of its row. */
export const wholeRow = css`
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.control};
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${token.color.focus};
    outline-offset: 4px;
  }
`

/** The arrow at the end of a row; it moves while the pointer is on the row. */
export const movingArrow = (move: string, size = '1.25rem') => css`
  & > svg {
    flex: none;
    width: ${size};
    height: ${size};
    color: ${token.color.inkMuted};
    transition: transform ${token.motion.base} ${token.motion.ease};
  }

  &:hover > svg {
    color: ${token.color.ink};
    transform: ${move};
  }
`
