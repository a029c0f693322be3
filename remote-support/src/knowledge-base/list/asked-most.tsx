import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { Caption, Title } from '@fivefold/shared/ui/text'
import { AnswerLinks } from '../../answers/answer-links'
import type { ListedAnswer } from '../../answers/answer-list'
import { articleListContent } from './article-list-content'

const { title, count } = articleListContent.askedMost

interface AskedMostProps {
  answers: readonly ListedAnswer[]
  /** False before the address is read: then all answers are here. */
  isFromStorage: boolean
}

/** Answers that are pages of their own, below the articles. */
export function AskedMost({ answers, isFromStorage }: AskedMostProps) {
  if (answers.length === 0) return null
  return (
    <Answers
      as="section"
      $gap={4}
      aria-labelledby="asked-most"
      data-from-storage={isFromStorage}
      data-search="none"
    >
      <Stack $gap={1}>
        <Title as="h2" id="asked-most">
          {title}
        </Title>
        <Caption>{count(answers.length)}</Caption>
      </Stack>
      <AnswerLinks answers={answers} />
    </Answers>
  )
}

/* Prerendered with all answers: hidden until the search of the address has chosen among them. */
const Answers = styled(Stack)`
  padding-block-start: ${token.space[10]};

  :root[data-query] &[data-from-storage='false'] {
    visibility: hidden;
  }
`
