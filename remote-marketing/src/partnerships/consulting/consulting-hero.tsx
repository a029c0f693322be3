import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Display, Eyebrow, Lead } from '@fivefold/shared/ui/text'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { consultingContent } from './consulting-content'
import { ProcessScene } from './process-scene'

const { hero } = consultingContent

export function ConsultingHero() {
  return (
    <Container>
      <Opening>
        <Stack $gap={5}>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Display>{hero.title}</Display>
        </Stack>
        <Lead>{hero.lead}</Lead>
        <ProcessScene />
      </Opening>
    </Container>
  )
}

const Opening = styled.div`
  ${oneColumn}
  gap: ${token.space[4]} ${token.space[16]};
  padding-block: ${token.space.opening} ${token.space.section};

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: end;

    & > :last-child {
      grid-column: 1 / -1;
      margin-block-start: ${token.space[6]};
    }
  }
`
