import { useId } from 'react'
import styled from 'styled-components'
import { SearchHits } from '@fivefold/shared/search/search-hits'
import { useBestMatches } from '@fivefold/shared/search/use-best-matches'
import { media, token } from '@fivefold/shared/theme/tokens'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { Caption, Title } from '@fivefold/shared/ui/text'
import { newTicketContent } from './new-ticket-content'

const copy = newTicketContent.suggestions
const mostSuggestions = 3
/** Characters; a shorter subject is not searched. */
const shortestQuestion = 3

/** Suggests pages that may answer the ticket. They open in a new tab, so that the form stays. */
export function AnsweringArticles({ subject }: { subject: string }) {
  const titleId = useId()
  const question = subject.trim().length < shortestQuestion ? '' : subject
  const { hits: answers } = useBestMatches(question, mostSuggestions)
  return (
    <>
      <LiveRegion>{answers.length > 0 && copy.announced(answers.length)}</LiveRegion>
      <Panel aria-labelledby={titleId} data-empty={answers.length === 0}>
        <Heading as="h2" id={titleId}>
          {copy.title}
        </Heading>
        {answers.length === 0 && <Caption>{copy.waiting}</Caption>}
        <SearchHits hits={answers} target="_blank" />
      </Panel>
    </>
  )
}

/* Below the desktop width the panel is between two fields, and hidden while it is empty. */
const Panel = styled.section`
  display: grid;
  align-content: start;
  gap: ${token.space[3]};
  padding: ${token.space[5]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  &[data-empty='true'] {
    display: none;
  }

  ${media.desktop} {
    &[data-empty='true'] {
      display: grid;
      border-style: dashed;
      background: none;
    }
  }
`

const Heading = styled(Title)`
  font-size: ${token.type.body};
`
