import { ButtonLink } from '@fivefold/shared/ui/button'
import { Text } from '@fivefold/shared/ui/text'
import { token } from '@fivefold/shared/theme/tokens'
import { Card } from '@fivefold/shared/ui/card'
import styled from 'styled-components'
import { LegalSection } from '../legal-body'
import { privacyContent } from './privacy-content'

const { contact } = privacyContent

export function PrivacyContact() {
  return (
    <LegalSection id={contact.id} aria-labelledby="contact-title">
      <h2 id="contact-title">{contact.title}</h2>
      <Panel>
        <Promise>{contact.promise}</Promise>
        <Text $muted>{contact.text}</Text>
        <ButtonLink to={contact.mail.to}>{contact.mail.label}</ButtonLink>
        <Text $muted>{contact.address}</Text>
      </Panel>
    </LegalSection>
  )
}

const Panel = styled(Card)`
  overflow-wrap: anywhere;
  align-items: start;
  gap: ${token.space[4]};
  break-inside: avoid;
`

const Promise = styled.p`
  font: 600 ${token.type.title} / 1.2 ${token.font.sans};
  letter-spacing: -0.02em;
`
