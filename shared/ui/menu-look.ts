import { css, keyframes } from 'styled-components'
import { token } from '../theme/tokens'

const open = keyframes`
  from { opacity: 0; transform: translateY(-4px) scale(0.98); }
`

/** What menus and submenus look like. */
export const menuSurface = css`
  z-index: ${token.layer.menu};
  min-width: 12rem;
  max-width: min(22rem, calc(100vw - 1.5rem));
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${token.space[2]};
  overflow-y: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};
  transform-origin: var(--radix-dropdown-menu-content-transform-origin);
  animation: ${open} ${token.motion.base} ${token.motion.ease};

  &:focus {
    outline: none;
  }
`

/** One line of a menu, whatever it does. */
export const menuEntry = css`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 2.5rem;
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.control};
  color: ${token.color.ink};
  font: 550 ${token.type.small} / 1.3 ${token.font.display};
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

  &[data-disabled] {
    opacity: 0.55;
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${token.color.inkMuted};
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
