import styled from 'styled-components'
import { newTicketHref } from '@fivefold/shared/routing/paths'
import { token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Cluster } from '@fivefold/shared/ui/layout'
import { Text, Title } from '@fivefold/shared/ui/text'
import { RatingButtons } from '../articles/rating-buttons'
import { useRating } from '../articles/use-rating'
import type { Answer } from './answer'
import { answerContent } from './answer-content'

const { verdict, subject } = answerContent

interface AnswerVerdictProps {
  title: string
  answer: Answer
}

/** Asks whether the answer has helped, and leads to a ticket about it in any case. */
export function AnswerVerdict({ title, answer }: AnswerVerdictProps) {
  const { own, rate } = useRating(answer.path)
  const { category, product } = answer.ticket
  return (
    <Box aria-labelledby="verdict-title" data-search="none" data-print="hide">
      <Title as="h2" id="verdict-title">
        {verdict.title}
      </Title>
      <Votes $gap={2}>
        <RatingButtons own={own} rate={rate} labels={verdict} describedBy="verdict-title" />
      </Votes>
      <Text $muted role="status">
        {own === 'not_helpful' ? verdict.missing : verdict.open}
      </Text>
      <ButtonLink
        to={newTicketHref({ category, subject: subject(title, product) })}
        variant={own === 'not_helpful' ? 'primary' : 'secondary'}
      >
        {verdict.action}
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

/* Without scripts nothing can take a vote; the link to a ticket works. */
const Votes = styled(Cluster)`
  @media (scripting: none) {
    display: none;
  }
`
