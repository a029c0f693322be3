import { Split } from '@fivefold/shared/ui/layout'
import { Display, Eyebrow, Lead } from '@fivefold/shared/ui/text'
import { Opening } from '../../section/opening'
import { ButtonPair } from '../../section/button-pair'
import { CallWords } from '../../section/call-words'
import ConnectorScene from './connector-scene.svg?picture'
import { technologyContent } from './technology-content'

const { hero } = technologyContent

export function TechnologyHero() {
  return (
    <Opening>
      <Split $ratio="wide">
        <CallWords>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Display>{hero.title}</Display>
          <Lead>{hero.lead}</Lead>
          <ButtonPair primary={hero.contact} secondary={hero.developers} />
        </CallWords>
        <ConnectorScene />
      </Split>
    </Opening>
  )
}
