import styled from 'styled-components'
import { token } from '../theme/tokens'

/**
 * A quiet square around one icon, as wide as a fingertip. It needs a label.
 * @example <IconButton aria-label="Close">×</IconButton>
 */
export const IconButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${token.radius.control};
  color: ${token.color.inkMuted};
  cursor: pointer;

  &:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`
