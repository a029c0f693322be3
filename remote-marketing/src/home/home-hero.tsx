import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { ButtonPair } from '../section/button-pair'
import { ConsoleStage } from './scenes/console-stage'
import { HeroStats } from './hero-stats'
import { WholeWords } from './whole-words'
import type { homeContent } from './home-content'

export function HomeHero({ title, lead, primary, secondary, stats }: typeof homeContent.hero) {
  return (
    <Opening>
      <Container>
        <Words>
          <Display>
            <WholeWords>{title}</WholeWords>
          </Display>
          <Beside>
            <Lead>{lead}</Lead>
            <ButtonPair primary={primary} secondary={secondary} />
          </Beside>
        </Words>
        <ConsoleStage />
        <HeroStats stats={stats} />
      </Container>
    </Opening>
  )
}

const Opening = styled.div`
  overflow: clip;
  padding-block: ${token.space.opening} ${token.space.section};
`

const Words = styled.div`
  display: grid;
  gap: ${token.space[5]} ${token.space[12]};
  margin-block-end: ${token.space.head};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: end;
  }
`

const Beside = styled.div`
  display: grid;
  gap: ${token.space[5]};
  padding-block-end: ${token.space[2]};
`
