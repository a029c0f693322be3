import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/** Numbered lines with a rule above each. */
export const NumberedList = styled.ol`
  counter-reset: line;

  & > li {
    display: flex;
    gap: ${token.space[4]};
    padding-block: ${token.space[2]};
    border-block-start: 1px solid ${token.color.line};
    line-height: 1.45;
    counter-increment: line;
  }

  & > li::before {
    color: ${token.color.inkMuted};
    font-variant-numeric: tabular-nums;
    content: counter(line);
  }
`
