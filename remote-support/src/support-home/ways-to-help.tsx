import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { EmailTile } from './email-tile'
import { EmergencyTile } from './emergency-tile'
import { KnowledgeBaseTile } from './knowledge-base-tile'
import { supportHomeContent } from './support-home-content'
import { TicketTile } from './ticket-tile'

/** Four ways to get help; the quickest has the most space. */
export function WaysToHelp() {
  return (
    <section aria-labelledby="ways-to-help">
      <VisuallyHidden as="h2" id="ways-to-help">
        {supportHomeContent.ways.title}
      </VisuallyHidden>
      <Container>
        <Bento>
          <KnowledgeBaseTile />
          <TicketTile />
          <EmailTile />
          <EmergencyTile />
        </Bento>
      </Container>
    </section>
  )
}

const Bento = styled.div`
  display: grid;
  gap: ${token.space[4]};
  padding-block: ${token.space.section};

  & > * {
    min-width: 0;
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;

    & > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > :nth-child(1) {
      grid-column: span 7;
    }

    & > :nth-child(2) {
      grid-column: span 5;
    }

    & > :nth-child(3) {
      grid-column: span 4;
    }

    & > :nth-child(4) {
      grid-column: span 8;
    }
  }
`
