import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/** A bordered part of the profile. */
export const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  padding: clamp(1.25rem, 3vw, 1.75rem);
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};
`
