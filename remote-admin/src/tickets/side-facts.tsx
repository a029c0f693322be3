import styled from 'styled-components'
import { Facts } from '../records/table/facts'

/** Facts in a narrow column. */
export const SideFacts = styled(Facts)`
  && > div {
    grid-template-columns: 5.5rem minmax(0, 1fr);
    overflow-wrap: anywhere;
  }
`
