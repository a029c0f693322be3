import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Display } from '@fivefold/shared/ui/text'
import { careersContent } from './careers-content'
import { PetalOutlines } from './petal-outlines'

export function CareersPage() {
  return (
    <Frame>
      <Middle>
        <Display>{careersContent.title}</Display>
      </Middle>
      <Drawing>
        <PetalOutlines />
      </Drawing>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  min-height: calc(100vh - ${token.height.header});
  background: ${token.color.surface};
`

const Middle = styled(Container)`
  position: relative;
  display: grid;
  align-content: end;
  padding-block: ${token.space[24]} 18vh;

  ${media.desktop} {
    align-content: center;
    padding-block-end: ${token.space[24]};
  }
`

const Drawing = styled.div`
  position: absolute;
  inset-block-start: -12%;
  inset-inline-end: -22%;
  width: min(44rem, 118vw);

  ${media.desktop} {
    inset-block-start: 50%;
    inset-inline-end: 4vw;
    transform: translateY(-50%);
  }
`
