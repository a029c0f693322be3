import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import type { contactContent } from './contact-content'

export function ContactHead({ title, lead }: typeof contactContent.head) {
  return (
    <Container>
      <Opening>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
      </Opening>
    </Container>
  )
}

const Opening = styled.div`
  display: grid;
  gap: ${token.space[5]};
  padding-block: ${token.space.opening} ${token.space.head};
`

const Title = styled(Display)`
  max-width: 14ch;
`
