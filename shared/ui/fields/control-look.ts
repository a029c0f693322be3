import { css } from 'styled-components'
import { token } from '../theme/tokens'

/** Shared look of text fields, text areas and selects. */
export const controlLook = css`
  width: 100%;
  min-height: 2.75rem;
  padding: 0.625rem ${token.space[3]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  color: ${token.color.ink};
  font: 400 max(1rem, ${token.type.body}) / 1.4 ${token.font.sans};
  transition: border-color ${token.motion.fast} ${token.motion.ease};

  &::placeholder {
    color: ${token.color.inkMuted};
    opacity: 1;
  }

  &:hover {
    border-color: ${token.color.inkMuted};
  }

  &:focus-visible {
    border-color: ${token.color.focus};
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
    box-shadow: inset 0 0 0 1px ${token.color.danger};
  }

  &[aria-invalid='true']:focus-visible {
    box-shadow: none;
  }

  &:disabled {
    background: ${token.color.surface};
    color: ${token.color.inkMuted};
    cursor: not-allowed;
  }
`
