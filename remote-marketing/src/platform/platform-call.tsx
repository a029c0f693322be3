import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline } from '@fivefold/shared/ui/text'
import { ButtonPair } from '../section/button-pair'
import type { platformContent } from './platform-content'

export function PlatformCall({ title, primary, secondary }: typeof platformContent.call) {
  return (
    <Section labelledBy="platform-call">
      <Container>
        <Row>
          <Headline id="platform-call">{title}</Headline>
          <ButtonPair primary={primary} secondary={secondary} />
        </Row>
      </Container>
    </Section>
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
