import type { ReactNode } from 'react'
import { oneColumn, strip, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'

interface CodeBlockProps {
  /** Visible caption and accessible name. */
  name: string
  code: string
  /** At the end of the header: a copy button or a status. */
  action?: ReactNode
}

export function CodeBlock({ name, code, action }: CodeBlockProps) {
  return (
    <CodeFrame data-scheme="dark">
      <CodeHead>
        <span>{name}</span>
        {action}
      </CodeHead>
      <CodeText name={name} code={code} />
    </CodeFrame>
  )
}

/** Long lines scroll, even with the keyboard. */
export function CodeText({ name, code }: Pick<CodeBlockProps, 'name' | 'code'>) {
  return (
    <Code tabIndex={0} aria-label={name}>
      <pre>
        <code>{code}</code>
      </pre>
    </Code>
  )
}

/** Dark in both themes with `data-scheme="dark"`. */
export const CodeFrame = styled.figure`
  ${oneColumn}
  align-content: start;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
`

export const CodeHead = styled.figcaption`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  min-height: 2.75rem;
  padding: ${token.space[1]} ${token.space[1]} ${token.space[1]} ${token.space[4]};
  border-block-end: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
`

const Code = styled.section`
  padding: ${token.space[3]} ${token.space[4]};
  ${strip}
  color: ${token.color.ink};
  font-size: ${token.type.small};
  tab-size: 2;

  &:focus-visible {
    outline-offset: -3px;
  }
`
