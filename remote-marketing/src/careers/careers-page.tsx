import styled from 'styled-components'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Display } from '@fivefold/shared/ui/text'
import { careersContent } from './careers-content'
import OfficePlan from './office-plan.svg?picture'

export function CareersPage() {
  return (
    <Frame>
      <Middle>
        <Display>{careersContent.title}</Display>
        <OfficePlan />
      </Middle>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  min-height: calc(100vh - ${token.height.header});
  background: ${token.color.surface};
`

const Middle = styled(Container)`
  ${oneColumn}
  align-content: center;
  gap: ${token.space[8]};
  padding-block: ${token.space[10]};

  & > svg {
    max-width: 30rem;
  }

  ${media.desktop} {
    grid-template-columns: auto minmax(0, 30rem);
    justify-content: space-between;
    align-items: center;
  }
`
