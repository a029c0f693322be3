import { useState } from 'react'
import { Check, FileText } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { chatContent, type Evidence } from './chat-content'

/** The sources and steps of an answer, and its draft, which needs an approval. */
export function ChatEvidence({ sources, steps, draft, done }: Evidence) {
  const [approved, setApproved] = useState(false)
  return (
    <Below>
      <Sources aria-label={chatContent.sources}>
        {sources.map((source) => (
          <li key={source}>
            <FileText aria-hidden="true" />
            {source}
          </li>
        ))}
      </Sources>
      <details>
        <summary>{chatContent.steps}</summary>
        <Steps>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </details>
      <Draft data-approved={approved}>
        <p>{approved ? done : draft}</p>
        {/* Not disabled or removed after the press, so that it keeps the focus. */}
        <Button size="small" aria-disabled={approved} onClick={() => setApproved(true)}>
          {approved && <Check aria-hidden="true" />}
          {approved ? chatContent.approved : chatContent.approve}
          <VisuallyHidden> {draft}</VisuallyHidden>
        </Button>
      </Draft>
    </Below>
  )
}

const Below = styled.div`
  display: grid;
  gap: ${token.space[2]};
  width: fit-content;
  max-width: min(92%, 34rem);
  margin-block-start: ${token.space[2]};
  font-size: ${token.type.small};

  & summary {
    width: fit-content;
    padding-block: ${token.space[1]};
    color: ${token.color.inkMuted};
    cursor: pointer;
  }
`

const Sources = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[1]};
    padding: ${token.space[1]} ${token.space[2]};
    border: 1px solid ${token.color.line};
    border-radius: 6px;
    color: ${token.product.cortex.text};
    font-size: ${token.type.caption};
  }

  & svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`

const Steps = styled.ol`
  padding-inline-start: ${token.space[5]};
  color: ${token.color.inkMuted};
  list-style: decimal;
`

const Draft = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  padding: ${token.space[2]} ${token.space[2]} ${token.space[2]} ${token.space[3]};
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.control};

  & > p {
    font-weight: 550;
    line-height: 1.35;
  }

  &[data-approved='true'] {
    border: 1px solid ${token.color.success};
    color: ${token.color.success};
  }
`
