import { Button } from '@fivefold/shared/ui/button'
import { Container, Split, Stack } from '@fivefold/shared/ui/layout'
import { Display, Eyebrow, Lead } from '@fivefold/shared/ui/text'
import { media, token } from '@fivefold/shared/theme/tokens'
import { MessageSquarePlus } from 'lucide-react'
import styled from 'styled-components'
import { communityContent } from './community-content'
import ThreadScene from './thread-scene.svg?picture'

const { hero } = communityContent

export function CommunityHero({ onStart }: { onStart: () => void }) {
  return (
    <Opening>
      <Container>
        <Sides>
          <Stack $align="start">
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <Display>{hero.title}</Display>
            <Lead>{hero.lead}</Lead>
            <Button size="large" aria-haspopup="dialog" onClick={onStart}>
              <MessageSquarePlus aria-hidden="true" />
              {hero.start}
            </Button>
          </Stack>
          <ThreadScene />
        </Sides>
      </Container>
    </Opening>
  )
}

const Opening = styled.div`
  padding-block: ${token.space.opening};
  border-block-end: 1px solid ${token.color.line};
  background: ${token.color.surface};
`

/* A phone has no room for the drawing. */
const Sides = styled(Split)`
  & > svg {
    display: none;
    max-width: 22rem;
    margin-inline: auto;
  }

  ${media.tablet} {
    grid-template-columns: 7fr 5fr;

    & > svg {
      display: block;
    }
  }
`
