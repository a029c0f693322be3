import styled from 'styled-components'
import { media, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { Container, Split, Stack } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { contactContent } from './contact-content'
import { ContactForm } from './contact-form'
import { contactAddress } from './contact-topic'

/** The page's head and the form, side by side. */
export function WriteToUs() {
  const { topic } = useAddressState(contactAddress).state
  const { head, next } = contactContent
  const { title, steps } = next
  return (
    <Opening>
      <Split $ratio="5fr 8fr" $align="start" $rowGap={6}>
        <Stack>
          <Heading>{head.title}</Heading>
          <Lead>{head.lead}</Lead>
          <Next>
            <h2>{title}</h2>
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
      </Split>
    </Opening>
  )
}

const Heading = styled(Display)`
  max-width: 8.1em;
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

  & > h2 {
    font-weight: 600;
  }

  & > ol {
    display: grid;
    gap: ${token.space[4]};
    ${smallMuted}
  }

  & strong {
    color: ${token.color.ink};
    font-weight: 550;
  }
`

const Opening = styled(Container)`
  padding-block: ${token.space.opening} ${token.space.section};
`
