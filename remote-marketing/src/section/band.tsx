import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/** A part without a headline, close to the part above it. */
export const Band = styled.section`
  padding-block-end: ${token.space.section};
`
