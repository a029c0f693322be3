import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline } from '@fivefold/shared/ui/text'
import { Mark } from '@fivefold/shared/marks/mark'
import { ButtonPair } from '../section/button-pair'
import type { platformContent } from './platform-content'

export function PlatformCall({ title, primary, secondary }: typeof platformContent.call) {
  return (
    <Section labelledBy="platform-call">
      <Container>
        <Centre>
          <Mark />
          <Headline id="platform-call">{title}</Headline>
          <ButtonPair primary={primary} secondary={secondary} centred />
        </Centre>
      </Container>
    </Section>
  )
}

const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[6]};
  text-align: center;

  & > svg {
    font-size: 3.5rem;
  }
`
