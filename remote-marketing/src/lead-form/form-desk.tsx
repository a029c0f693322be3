import styled from 'styled-components'
import { media, oneColumn, panel, token } from '@fivefold/shared/theme/tokens'

/** A form with an aside. */
export const FormDesk = styled.div`
  ${oneColumn}
  gap: ${token.space[6]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    column-gap: ${token.space[8]};
  }
`

/** Stays in view beside a long form. */
export const DeskAside = styled.aside`
  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + ${token.space[6]});
  }
`

/** A sheet on the desk; its children have their own padding. */
export const DeskSheet = styled.div`
  ${panel}
`
