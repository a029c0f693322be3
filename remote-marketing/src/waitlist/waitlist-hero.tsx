import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { QueueScene } from './queue-scene'
import type { waitlistContent } from './waitlist-content'

export function WaitlistHero({ title, lead }: typeof waitlistContent.head) {
  return (
    <Container>
      <Opening>
        <Stack $gap={3}>
          <Display>{title}</Display>
          <Lead>{lead}</Lead>
        </Stack>
        <QueueScene />
      </Opening>
    </Container>
  )
}

const Opening = styled.div`
  display: grid;
  gap: ${token.space.head};
  padding-block: ${token.space.opening} ${token.space.head};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    align-items: center;
    column-gap: ${token.space[8]};
  }
`
