import { CopyButton } from '@fivefold/shared/notify/copy-button'
import { Badge } from '@fivefold/shared/ui/badge'
import { token } from '@fivefold/shared/theme/tokens'
import { Columns } from '../section/columns'
import { HeadedSection } from '../section/headed-section'
import styled from 'styled-components'
import { CodeBlock } from './code/code-block'
import { developersContent } from './developers-content'

const { quickStart, sample } = developersContent

export function SampleRequest() {
  const { request, response } = sample
  return (
    <HeadedSection id="sample" tone="ink" labelledBy="sample-title" title={sample.title}>
      <Columns $counts={[1, 1, 2]}>
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
      </Columns>
    </HeadedSection>
  )
}

const Status = styled(Badge)`
  margin-inline-end: ${token.space[3]};
`
