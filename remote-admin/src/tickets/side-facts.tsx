import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Facts } from '../records/table/facts'

/** Facts in a narrow column. */
export const SideFacts = styled(Facts)`
  && > div {
    grid-template-columns: 4.75rem minmax(0, 1fr);
    column-gap: ${token.space[2]};
    overflow-wrap: anywhere;
  }
`
