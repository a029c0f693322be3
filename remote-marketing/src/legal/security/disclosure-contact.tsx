import { Container, Section, Split } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { ButtonPair } from '../../section/button-pair'
import { securityContent } from './security-content'

const { disclosure } = securityContent

export function DisclosureContact() {
  return (
    <Section id="disclosure" tone="surface" labelledBy="disclosure-title">
      <Container>
        <Split $ratio="wide" $align="start">
          <Words>
            <Headline id="disclosure-title">{disclosure.title}</Headline>
            <Lead>{disclosure.text}</Lead>
            <ButtonPair primary={disclosure.mail} secondary={disclosure.contact} />
          </Words>
          <Note>
            <h3>{disclosure.includesTitle}</h3>
            <ol>
              {disclosure.includes.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </Note>
        </Split>
      </Container>
    </Section>
  )
}

const Words = styled.div`
  overflow-wrap: anywhere;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`

const Note = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[2]};
  padding: ${token.space[4]} ${token.space[5]} ${token.space[1]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};

  & > h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
  }

  & > ol {
    counter-reset: item;
  }

  & li {
    display: flex;
    gap: ${token.space[4]};
    padding-block: ${token.space[2]};
    border-block-start: 1px solid ${token.color.line};
    line-height: 1.45;
    counter-increment: item;
  }

  & li::before {
    color: ${token.color.inkMuted};
    font-variant-numeric: tabular-nums;
    content: counter(item);
  }
`
