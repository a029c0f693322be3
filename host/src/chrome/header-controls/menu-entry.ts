import { token } from '@fivefold/shared/theme/tokens'
import { css } from 'styled-components'

export const menuEntry = css`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.control};
  color: ${token.color.ink};
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  &[data-highlighted],
  &[data-state='open'] {
    background: ${token.color.hover};
  }

  &:focus {
    outline-offset: -2px;
  }

  &:focus:not(:focus-visible) {
    outline: none;
  }

  & > svg {
    flex: none;
    color: ${token.color.inkMuted};
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
