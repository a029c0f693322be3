import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Container, Section, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead, TextLink } from '@fivefold/shared/ui/text'
import type { newsroomContent } from './newsroom-content'

export function PressCall({ title, text, contact, mail }: typeof newsroomContent.call) {
  return (
    <Section tone="ink" labelledBy="press-call">
      <Container>
        <Row>
          <Stack>
            <Headline id="press-call">{title}</Headline>
            <Lead>{text}</Lead>
          </Stack>
          <Ways>
            <ButtonLink to={contact.to} size="large">
              {contact.label}
            </ButtonLink>
            <TextLink to={`mailto:${mail}`}>{mail}</TextLink>
          </Ways>
        </Row>
      </Container>
    </Section>
  )
}

const Row = styled.div`
  display: grid;
  gap: ${token.space.head};

  ${media.desktop} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[6]};
`
