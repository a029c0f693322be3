import styled from 'styled-components'
import { media, oneColumn, token } from '../../ui/theme/tokens'

/**
 * Fields in two columns where there is room.
 * @example <FieldColumns />
 */
export const FieldColumns = styled.div`
  ${oneColumn}
  gap: ${token.space[4]} ${token.space[6]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/**
 * A field that needs the whole width, such as a long text.
 * @example <WholeRow />
 */
export const WholeRow = styled.div`
  grid-column: 1 / -1;
`
