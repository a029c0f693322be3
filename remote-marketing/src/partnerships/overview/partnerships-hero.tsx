import { Container } from '@fivefold/shared/ui/layout'
import { Display, Eyebrow, Lead } from '@fivefold/shared/ui/text'
import { media, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { ButtonPair } from '../../section/button-pair'
import { CallWords } from '../../section/call-words'
import { PartnerOrbit } from './partner-orbit'
import { partnershipsContent } from './partnerships-content'

const { hero } = partnershipsContent

export function PartnershipsHero() {
  return (
    <Opening>
      <Container>
        <Words>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Display>{hero.title}</Display>
          <Lead>{hero.lead}</Lead>
          <ButtonPair primary={hero.apply} secondary={hero.compare} />
        </Words>
      </Container>
      <Scene>
        <PartnerOrbit />
      </Scene>
    </Opening>
  )
}

const Opening = styled.div`
  position: relative;
  overflow: clip;
  padding-block: ${token.space.opening};
  border-block-end: 1px solid ${token.color.line};

  ${media.desktop} {
    display: grid;
    align-content: center;
    min-height: 27rem;
  }
`

const Words = styled(CallWords)`
  position: relative;

  ${media.desktop} {
    max-width: 36rem;
  }
`

/* Beside the text where there is room, otherwise below it and half cut off. */
const Scene = styled.div`
  width: min(34rem, 100%);
  margin: ${token.space[4]} auto -4rem;

  ${media.desktop} {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: calc(50% + 4rem);
    width: 34rem;
    margin: 0;
    transform: translateY(-50%);
  }
`
