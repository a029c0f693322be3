import { token } from '@fivefold/shared/theme/tokens'
import { css } from 'styled-components'

/** A row of the mobile menu. Its border and focus ring extend beyond the text on both sides. */
export const mobileRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: calc(100% + 2 * ${token.space[3]});
  min-height: 3.5rem;
  margin-inline: -${token.space[3]};
  padding-inline: ${token.space[3]};
  border-block-end: 1px solid ${token.color.line};
  color: ${token.color.ink};
  font: 550 ${token.type.lead} / 1.3 ${token.font.sans};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }
`
