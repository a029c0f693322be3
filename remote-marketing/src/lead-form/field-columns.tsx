import styled from 'styled-components'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'

/** Fields in two columns where there is room. */
export const FieldColumns = styled.div`
  ${oneColumn}
  gap: ${token.space[4]} ${token.space[6]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** A field that needs the whole width, such as a long text. */
export const WholeRow = styled.div`
  grid-column: 1 / -1;
`
