import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { useOpened } from './use-opened'

interface OpenedWordsProps {
  /** The title's id, which names the article. */
  id: string
  kind?: string | undefined
  title: string
  /** The document's title, unless it is the text's. */
  documentTitle?: string
  lead: string
}

/** The first words of a text that replaces a page's content. */
export function OpenedWords({ id, kind, title, documentTitle = title, lead }: OpenedWordsProps) {
  const heading = useOpened(documentTitle)
  return (
    <>
      {kind && <Kind>{kind}</Kind>}
      <Title ref={heading} id={id} tabIndex={-1}>
        {title}
      </Title>
      <Lead>{lead}</Lead>
    </>
  )
}

const Kind = styled.p`
  color: var(--hue-text);
  font-weight: 550;
  font-size: ${token.type.small};
`

const Title = styled(Display)`
  font-size: clamp(2rem, 1.3rem + 2.6vw, 3.5rem);

  &:focus {
    outline: none;
  }
`
