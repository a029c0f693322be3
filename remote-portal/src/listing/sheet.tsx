import styled from 'styled-components'
import { oneColumn, panel, token } from '@fivefold/shared/theme/tokens'

/** A bordered part of the profile. */
export const Sheet = styled.section`
  ${oneColumn}
  gap: ${token.space[5]};
  padding: clamp(1.25rem, 3vw, 1.75rem);
  ${panel}
`
