import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/** A sheet that is cut off by the lower edge of its card. */
export const Slip = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[5]};
  border: 1px solid ${token.color.line};
  border-block-end: 0;
  border-radius: ${token.radius.card} ${token.radius.card} 0 0;
  background: ${token.color.paper};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  line-height: 1.5;

  & b {
    color: ${token.color.ink};
    font-weight: 550;
    font-size: ${token.type.small};
    font-variant-numeric: tabular-nums;
  }
`
