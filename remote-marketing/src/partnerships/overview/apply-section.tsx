import { ButtonLink } from '@fivefold/shared/ui/button'
import { Cluster, Container, Section, Split } from '@fivefold/shared/ui/layout'
import { Headline, Lead, Text } from '@fivefold/shared/ui/text'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { partnershipsContent } from './partnerships-content'

const { apply } = partnershipsContent

export function ApplySection() {
  return (
    <Section id="apply" tone="ink" labelledBy="apply-title">
      <Container>
        <Split $align="start">
          <Head>
            <Headline id="apply-title">{apply.title}</Headline>
            <Lead>{apply.promise}</Lead>
          </Head>
          <Letter>
            <Text>{apply.text}</Text>
            <Questions>
              {apply.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </Questions>
            <Cluster>
              <ButtonLink to={apply.mail.to}>{apply.mail.label}</ButtonLink>
              <ButtonLink variant="secondary" to={apply.form.to}>
                {apply.form.label}
              </ButtonLink>
            </Cluster>
          </Letter>
        </Split>
      </Container>
    </Section>
  )
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};

  & > h2 {
    font-size: ${token.type.display};
  }
`

const Letter = styled.div`
  overflow-wrap: anywhere;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`

const Questions = styled.ol`
  counter-reset: question;
  border-block-start: 1px solid ${token.color.line};

  & > li {
    display: flex;
    gap: ${token.space[4]};
    padding-block: ${token.space[2]};
    border-block-end: 1px solid ${token.color.line};
    line-height: 1.45;
    counter-increment: question;
  }

  & > li::before {
    color: ${token.color.inkMuted};
    font-variant-numeric: tabular-nums;
    content: counter(question);
  }
`
