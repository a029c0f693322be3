import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { FactList } from '@fivefold/shared/ui/fact-list'

/** Labels with their values, separated by hairlines. */
export const Facts = styled(FactList)`
  & > div {
    grid-template-columns: clamp(5.5rem, 28%, 7rem) minmax(0, 1fr);
    gap: ${token.space[3]};
    padding-block: ${token.space[3]};
    border-block-end: 1px solid ${token.color.line};
    font-variant-numeric: tabular-nums;
  }

  & > div:first-child {
    padding-block-start: 0;
  }

  & > div:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
`
