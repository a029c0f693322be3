import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Split, Stack } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { Opening } from '../section/opening'
import QueueScene from './queue-scene.svg?picture'
import type { waitlistContent } from './waitlist-content'

export function WaitlistHero({ title, lead }: typeof waitlistContent.head) {
  return (
    <Opening $end="head">
      <Split $ratio="minmax(0, 1fr) 21rem" $gap={8}>
        <Stack $gap={3}>
          <Display>{title}</Display>
          <Lead>{lead}</Lead>
        </Stack>
        <Frame>
          <QueueScene />
        </Frame>
      </Split>
    </Opening>
  )
}

/* A phone has no room for it. */
const Frame = styled.div`
  display: none;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  ${media.desktop} {
    display: block;
    padding: ${token.space[2]} ${token.space[6]} 0;
  }
`
