import { ButtonLink } from '@fivefold/shared/ui/button'
import { Text } from '@fivefold/shared/ui/text'
import { oneColumn, panel, token } from '@fivefold/shared/theme/tokens'
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

const Panel = styled.div`
  overflow-wrap: anywhere;
  ${oneColumn}
  justify-items: start;
  gap: ${token.space[4]};
  padding: ${token.space.card};
  ${panel}
  break-inside: avoid;
`

const Promise = styled.p`
  font: 600 ${token.type.title} / 1.2 ${token.font.sans};
  letter-spacing: -0.02em;
`
