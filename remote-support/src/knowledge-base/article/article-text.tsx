import styled from 'styled-components'
import { Prose } from '@fivefold/shared/ui/prose'
import { Highlighted } from '@fivefold/shared/ui/highlighted'

/** A blank line separates paragraphs; line breaks are kept. */
export function ArticleText({ content, terms }: { content: string; terms: readonly string[] }) {
  return (
    <Prose>
      {content.split(/\n\s*\n/).map((paragraph, position) => (
        <Paragraph key={position}>
          <Highlighted text={paragraph} terms={terms} />
        </Paragraph>
      ))}
    </Prose>
  )
}

const Paragraph = styled.p`
  line-height: 1.65;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
