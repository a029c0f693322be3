import { token } from '@fivefold/shared/theme/tokens'
import { css } from 'styled-components'

/** A line of the mobile menu, from edge to edge. */
export const mobileRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 3.5rem;
  border-block-end: 1px solid ${token.color.line};
  color: ${token.color.ink};
  font: 550 ${token.type.lead} / 1.3 ${token.font.display};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
`
