import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'

/** A form with an aside. */
export const FormDesk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};
`
