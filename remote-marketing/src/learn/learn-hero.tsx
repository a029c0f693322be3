import { Container } from '@fivefold/shared/ui/layout'
import { Display, Eyebrow, Lead } from '@fivefold/shared/ui/text'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { ButtonPair } from '../section/button-pair'
import { CallWords } from '../section/call-words'
import { learnContent } from './learn-content'
import ModulePath from './module-path.svg?picture'

const { hero } = learnContent

export function LearnHero() {
  return (
    <Opening>
      <Container>
        <Words $align="center">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Display>{hero.title}</Display>
          <Lead>{hero.lead}</Lead>
          <ButtonPair primary={hero.start} secondary={hero.certifications} centred />
        </Words>
      </Container>
      <ModulePath />
    </Opening>
  )
}

const Opening = styled.div`
  overflow: clip;
  padding-block: ${token.space.opening} ${token.space[4]};
  background: ${token.color.surface};

  & > svg {
    max-width: 110rem;
    margin: ${token.space[3]} auto 0;
  }
`

const Words = styled(CallWords)`
  & > h1 {
    max-width: 12em;
  }
`
