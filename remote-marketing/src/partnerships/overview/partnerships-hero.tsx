import { Container, Split } from '@fivefold/shared/ui/layout'
import { Display, Eyebrow, Lead } from '@fivefold/shared/ui/text'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { ButtonPair } from '../../section/button-pair'
import { CallWords } from '../../section/call-words'
import PartnerLayers from './partner-layers.svg?picture'
import { partnershipsContent } from './partnerships-content'

const { hero } = partnershipsContent

export function PartnershipsHero() {
  return (
    <Opening>
      <Container>
        <Layout $ratio="wide">
          <CallWords>
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <Display>{hero.title}</Display>
            <Lead>{hero.lead}</Lead>
            <ButtonPair primary={hero.apply} secondary={hero.compare} />
          </CallWords>
          <PartnerLayers />
        </Layout>
      </Container>
    </Opening>
  )
}

const Opening = styled.div`
  border-block-end: 1px solid ${token.color.line};
`

const Layout = styled(Split)`
  padding-block: ${token.space.opening};

  & > svg {
    max-width: 30rem;
    margin-inline: auto;
  }
`
