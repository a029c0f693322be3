import { token } from '@fivefold/shared/theme/tokens'
import { Link } from '@fivefold/shared/routing/link'
import styled, { css } from 'styled-components'

/**
 * When the menus fit side by side, and when with room to spare. The header asks its own width, so
 * that larger text, which needs more of it, counts as well; 1rem less than the screens' widths
 * leaves room for a scrollbar.
 */
export const header = {
  container: 'container: header / inline-size',
  wide: '@container header (min-width: 63rem)',
  roomy: '@container header (min-width: 79rem)',
} as const

/** Takes back the page's scroll padding, because of which a focus in a sticky header would scroll. */
export const alwaysInSight = css`
  scroll-margin-block-start: -100vh;
`

/** Everything a visitor can press in the header is as tall as a fingertip and lights up alike. */
export const headerControl = css`
  ${alwaysInSight}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[1]};
  min-height: 2.75rem;
  border-radius: ${token.radius.control};
  color: ${token.color.ink};
  font: 500 ${token.type.small} / 1.25 ${token.font.display};
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color ${token.motion.fast} ${token.motion.ease};

  &:hover,
  &[aria-expanded='true'] {
    background: ${token.color.hover};
  }

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
`

export const IconButton = styled.button`
  ${headerControl}
  width: 2.75rem;

  @media (pointer: fine) {
    width: 2.5rem;
    min-height: 2.5rem;
  }
`

const wordControl = css`
  ${headerControl}
  padding-inline: 0.3125rem;
  font-size: 0.875rem;

  ${header.roomy} {
    padding-inline: ${token.space[2]};
    font-size: ${token.type.small};
  }

  @media (pointer: fine) {
    min-height: 2.25rem;
  }
`

export const WordButton = styled.button`
  ${wordControl}
`

export const WordLink = styled(Link)`
  ${wordControl}
`
