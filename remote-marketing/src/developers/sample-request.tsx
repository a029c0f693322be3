import { CopyButton } from '@fivefold/shared/notify/copy-button'
import { Badge } from '@fivefold/shared/ui/badge'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline } from '@fivefold/shared/ui/text'
import { media, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { CodeBlock } from './code-block'
import { developersContent } from './developers-content'

const { quickStart, sample } = developersContent

export function SampleRequest() {
  const { request, response } = sample
  return (
    <Section tone="ink" labelledBy="sample-title">
      <Container>
        <Headline id="sample-title">{sample.title}</Headline>
        <Exchange>
          <CodeBlock
            name={request.name}
            code={request.code}
            action={<CopyButton text={request.code} label={quickStart.copy} />}
          />
          <CodeBlock
            name={response.name}
            code={response.code}
            action={<Status tone="success">{response.status}</Status>}
          />
        </Exchange>
      </Container>
    </Section>
  )
}

const Exchange = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  margin-block-start: ${token.space.head};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Status = styled(Badge)`
  margin-inline-end: ${token.space[3]};
`
