import styled from 'styled-components'
import { media, panel, token } from '@fivefold/shared/theme/tokens'

/** A form as a card, with two columns of fields where there is room. */
export const FormCard = styled.form`
  display: grid;
  gap: ${token.space[4]} ${token.space[6]};
  padding: ${token.space.card};
  ${panel}

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`
