import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/**
 * One line per row. A size container, so that the details of an open row can be as wide as the
 * visible part of a scrolling table.
 */
export const DenseTable = styled.div`
  container-type: inline-size;

  & :is(th, td) {
    padding: ${token.space[2]} ${token.space[3]};
    vertical-align: middle;
    white-space: nowrap;
  }

  & :is(th, td):first-child {
    padding-inline-start: ${token.space[4]};
  }

  & :is(th, td):last-child {
    padding-inline-end: ${token.space[4]};
  }

  & thead th {
    padding-block: 0;
  }

  & tr {
    height: 2.75rem;
  }
`
