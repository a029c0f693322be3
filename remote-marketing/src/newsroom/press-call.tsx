import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Headline, Lead, TextLink } from '@fivefold/shared/ui/text'
import { Container, Section, Split, Stack } from '@fivefold/shared/ui/layout'
import type { newsroomContent } from './newsroom-content'

export function PressCall({ title, text, contact, mail }: typeof newsroomContent.call) {
  return (
    <Section tone="ink" labelledBy="press-call">
      <Container>
        <Split $ratio="1fr auto" $align="end">
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
        </Split>
      </Container>
    </Section>
  )
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[6]};
`
