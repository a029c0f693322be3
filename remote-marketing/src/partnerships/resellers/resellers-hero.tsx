import { Split } from '@fivefold/shared/ui/layout'
import { Display, Eyebrow, Lead } from '@fivefold/shared/ui/text'
import { media } from '@fivefold/shared/theme/tokens'
import { Opening } from '../../section/opening'
import styled from 'styled-components'
import { ButtonPair } from '../../section/button-pair'
import { CallWords } from '../../section/call-words'
import { MarginChart } from './margin-chart'
import { resellersContent } from './resellers-content'

const { hero } = resellersContent

export function ResellersHero() {
  return (
    <Opening>
      <Split $ratio="narrow">
        <MarginChart />
        <Words>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Display>{hero.title}</Display>
          <Lead>{hero.lead}</Lead>
          <ButtonPair primary={hero.apply} secondary={hero.pricing} />
        </Words>
      </Split>
    </Opening>
  )
}

const Words = styled(CallWords)`
  order: -1;

  ${media.desktop} {
    order: 0;
  }
`
