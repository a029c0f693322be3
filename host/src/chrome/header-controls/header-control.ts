import { token } from '@fivefold/shared/theme/tokens'
import { Link } from '@fivefold/shared/routing/link'
import styled, { css } from 'styled-components'

/**
 * Widths of the header at which the menus fit side by side, and with space to spare. Container queries take the text
 * size into account. 1rem less than usual screen widths leaves room for a scrollbar.
 */
export const header = {
  container: 'container: header / inline-size',
  wide: '@container header (min-width: 63rem)',
  roomy: '@container header (min-width: 79rem)',
} as const

/** Cancels the page's scroll padding: with it, a focus in the sticky header would scroll the page. */
export const noScrollPadding = css`
  scroll-margin-block-start: -100vh;
`

/** All controls of the header share their height and hover state. */
const headerControl = css`
  ${noScrollPadding}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[1]};
  min-height: 2.75rem;
  border-radius: ${token.radius.control};
  color: ${token.color.ink};
  font: 500 ${token.type.small} / 1.25 ${token.font.sans};
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
  width: 44px;
  min-height: 44px;

  @media (pointer: fine) {
    width: 40px;
    min-height: 40px;
  }
`

const textControl = css`
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

export const TextButton = styled.button`
  ${textControl}
`

export const TextLink = styled(Link)`
  ${textControl}
`
