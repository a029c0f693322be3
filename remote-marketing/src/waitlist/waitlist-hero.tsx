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
        <Stack $gap={5}>
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
  gap: ${token.space[8]};
  padding-block: ${token.space.opening} ${token.space.head};

  ${media.desktop} {
    grid-template-columns: 6fr 5fr;
    align-items: center;
    gap: ${token.space[16]};
  }
`
