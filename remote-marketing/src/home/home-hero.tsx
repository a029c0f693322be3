import { token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import styled from 'styled-components'
import { Scene, Stats, Words } from './home-parts'
import { ConsoleStage } from './scenes/console-stage'

export function HomeHero() {
  return (
    <Opening>
      <Container>
        <Words />
        <ConsoleStage>
          <Scene />
        </ConsoleStage>
        <Stats />
      </Container>
    </Opening>
  )
}

const Opening = styled.div`
  overflow: clip;
  padding-block: ${token.space.opening} ${token.space.section};
`
