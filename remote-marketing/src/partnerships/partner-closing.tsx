import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { ButtonPair, type Action } from '../section/button-pair'
import { CallWords } from '../section/call-words'

interface PartnerClosingProps {
  title: string
  text: string
  first: Action
  second: Action
}

export function PartnerClosing({ title, text, first, second }: PartnerClosingProps) {
  return (
    <Section tone="ink" labelledBy="closing-title">
      <Container>
        <CallWords $align="center">
          <Headline id="closing-title">{title}</Headline>
          <Lead>{text}</Lead>
          <ButtonPair primary={first} secondary={second} centred />
        </CallWords>
      </Container>
    </Section>
  )
}
