import styled from 'styled-components'
import { newTicketHref } from '@fivefold/shared/routing/paths'
import { token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Text, Title } from '@fivefold/shared/ui/text'
import type { Answer } from './answer'
import { answerContent } from './answer-content'

const { ask, subject } = answerContent

interface AskSupportProps {
  title: string
  answer: Answer
}

/** Leads to a ticket about the answer. */
export function AskSupport({ title, answer }: AskSupportProps) {
  const { category, product } = answer.ticket
  return (
    <Box aria-labelledby="ask-title" data-search="none" data-print="hide">
      <Title as="h2" id="ask-title">
        {ask.title}
      </Title>
      <Text $muted>{ask.text}</Text>
      <ButtonLink
        to={newTicketHref({ category, subject: subject(title, product) })}
        variant="secondary"
      >
        {ask.action}
      </ButtonLink>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
  padding: ${token.space[6]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
`
