import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ContainedSection } from '@fivefold/shared/ui/layout'
import { Headline } from '@fivefold/shared/ui/text'
import { ButtonPair } from '../section/button-pair'
import type { platformContent } from './platform-content'

export function PlatformCall({ title, primary, secondary }: typeof platformContent.call) {
  return (
    <ContainedSection labelledBy="platform-call">
      <Row>
        <Headline id="platform-call">{title}</Headline>
        <ButtonPair primary={primary} secondary={secondary} />
      </Row>
    </ContainedSection>
  )
}

const Row = styled.div`
  display: grid;
  gap: ${token.space[6]};

  ${media.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`
