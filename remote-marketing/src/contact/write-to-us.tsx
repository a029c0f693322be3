import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Section, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { contactContent } from './contact-content'
import { ContactForm } from './contact-form'
import { contactAddress } from './contact-topic'

export function WriteToUs({ title, steps }: typeof contactContent.next) {
  const { topic } = useAddressState(contactAddress).state
  const { form } = contactContent
  return (
    <Section labelledBy="write-to-us">
      <Container>
        <Columns>
          <Stack>
            <Headline id="write-to-us">{form.title}</Headline>
            <Lead>{form.lead}</Lead>
            <Next>
              <h3>{title}</h3>
              <ol>
                {steps.map(({ when, text }) => (
                  <li key={when}>
                    <strong>{when}</strong>
                    <p>{text}</p>
                  </li>
                ))}
              </ol>
            </Next>
          </Stack>
          <ContactForm key={topic} topic={topic} />
        </Columns>
      </Container>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${token.space[10]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: 5fr 8fr;
    gap: ${token.space[16]};
  }
`

const Next = styled.div`
  display: none;

  ${media.desktop} {
    display: grid;
    gap: ${token.space[4]};
    margin-block-start: ${token.space[6]};
    padding-block-start: ${token.space[6]};
    border-block-start: 1px solid ${token.color.line};
  }

  & > h3 {
    font-weight: 600;
  }

  & > ol {
    display: grid;
    gap: ${token.space[4]};
    color: ${token.color.inkMuted};
    font-size: ${token.type.small};
  }

  & strong {
    color: ${token.color.ink};
    font-weight: 550;
  }
`
