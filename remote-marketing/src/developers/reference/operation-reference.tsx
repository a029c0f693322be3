import { CopyButton } from '@fivefold/shared/notify/copy-button'
import { media, oneColumn, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { Text } from '@fivefold/shared/ui/text'
import styled from 'styled-components'
import { CodeBlock } from '../code/code-block'
import type { Operation } from './endpoint'
import { Label } from './reference-parts'
import { ParameterList } from './parameter-list'
import { referenceContent as words } from './reference-content'
import { RequestSample } from './request-sample'

/** The words about a request, beside its code. */
export function OperationReference({ operation }: { operation: Operation }) {
  const { name, path, text, parameters, example, response } = operation
  const body = JSON.stringify(response.body, null, 2)
  return (
    <Columns>
      <Words>
        <h4>{name}</h4>
        <Route>
          <Badge tone={tones[example.method]}>{example.method}</Badge> <code>{path}</code>
        </Route>
        <Text $muted>{text}</Text>
        <ParameterList parameters={parameters} />
        <Label>{words.returns}</Label>
        <Text $muted>
          <code>{response.status}</code> {response.text}
        </Text>
      </Words>
      <Codes data-search="none">
        <RequestSample name={`${words.request}: ${name}`} request={example} />
        <CodeBlock
          name={`${name}: ${response.status}`}
          code={body}
          action={<CopyButton text={body} label={words.copy} />}
        />
      </Codes>
    </Columns>
  )
}

const tones = { GET: 'info', POST: 'success', DELETE: 'danger' } as const

const Columns = styled.section`
  ${oneColumn}
  gap: ${token.space[4]} ${token.space[10]};
  padding-block-end: ${token.space.head};
  border-block-end: 1px solid ${token.color.line};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Words = styled.div`
  ${oneColumn}
  align-content: start;
  gap: ${token.space[2]};
  font-size: ${token.type.small};

  & > h4 {
    font: 600 ${token.type.title} / 1.25 ${token.font.sans};
    letter-spacing: -0.015em;
  }

  & > p {
    font-size: inherit;
  }
`

const Route = styled.p`
  ${wrappingRow}
  gap: ${token.space[2]};
  overflow-wrap: anywhere;
`

/* Stays beside its words while they scroll. */
const Codes = styled.div`
  ${oneColumn}
  align-content: start;
  gap: ${token.space[3]};

  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(${token.height.header} + ${token.space[4]});
    align-self: start;
  }
`
