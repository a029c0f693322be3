import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { media, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Display, Lead, Title } from '@fivefold/shared/ui/text'
import { ButtonPair, type Action } from '../section/button-pair'
import { BackLink } from '@fivefold/shared/ui/back-link'
import { useOpened } from './use-opened'

interface ReaderProps {
  back: Action
  kind?: string
  title: string
  lead: string
  /** Below the lead. */
  facts: ReactNode
  next: { title: string; text: string; primary: Action; secondary: Action }
  /** The text. */
  children: ReactNode
  className?: string
}

/** Shows a text instead of the page that lists it. */
export function Reader({ back, facts, next, children, className, ...words }: ReaderProps) {
  const id = useId()
  return (
    <Article as="article" aria-labelledby={id} className={className}>
      <Head>
        <BackLink to={back.to}>{back.label}</BackLink>
        <OpenedWords id={id} {...words} />
        <Facts>{facts}</Facts>
      </Head>
      {children}
      <Next data-print="hide">
        <Title as="h2">{next.title}</Title>
        <p>{next.text}</p>
        <ButtonPair primary={next.primary} secondary={next.secondary} />
      </Next>
    </Article>
  )
}

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
      <OpenedTitle ref={heading} id={id} tabIndex={-1}>
        {title}
      </OpenedTitle>
      <Lead>{lead}</Lead>
    </>
  )
}

const Article = styled(Container)`
  padding-block-end: ${token.space.section};

  && {
    break-inside: auto;
  }
`

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
  max-width: 52rem;
  padding-block: clamp(1.5rem, 4vw, 3rem) ${token.space[10]};
`

const Facts = styled.div`
  ${wrappingRow}
  gap: ${token.space[3]} ${token.space[6]};
`

/* As wide as the text, beside the list of its sections. */
const Next = styled.div`
  display: grid;
  gap: ${token.space[4]};
  max-width: 46rem;
  margin-block-start: ${token.space[12]};
  padding-block-start: ${token.space[8]};
  border-block-start: 1px solid ${token.color.line};

  & > p {
    color: ${token.color.inkMuted};
  }

  ${media.desktop} {
    margin-inline-start: 17rem;
  }
`

const Kind = styled.p`
  color: var(--hue-text);
  font-weight: 550;
  font-size: ${token.type.small};
`

const OpenedTitle = styled(Display)`
  font-size: clamp(2rem, 1.3rem + 2.6vw, 3.5rem);

  &:focus {
    outline: none;
  }
`
