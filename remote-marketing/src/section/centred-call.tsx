import { ContainedSection } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { ButtonPair, type Action } from './button-pair'
import { CallWords } from './call-words'

interface CentredCallProps {
  title: string
  text: string
  primary: Action
  secondary: Action
}

/** The last words of a page, with two links. */
export function CentredCall({ title, text, ...links }: CentredCallProps) {
  return (
    <ContainedSection tone="ink" labelledBy="closing-title" data-print="hide">
      <CallWords $align="center">
        <Headline id="closing-title">{title}</Headline>
        <Lead>{text}</Lead>
        <ButtonPair {...links} centred />
      </CallWords>
    </ContainedSection>
  )
}
