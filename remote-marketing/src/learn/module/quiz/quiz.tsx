import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import { RadioGroupField } from '@fivefold/shared/fields/choice-field'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { attempt } from '@fivefold/shared/notify/attempt'
import { Button } from '@fivefold/shared/ui/button'
import { Cluster } from '@fivefold/shared/ui/layout'
import { Small, Title } from '@fivefold/shared/ui/text'
import type { Question } from '../module'
import { moduleContent } from '../module-content'
import { keepAnswers, useKeptAnswers, type Answers } from './answer-records'

const { id, title, lead, check, again, score, missing, right, wrong, notKept } = moduleContent.quiz

const isRight = (question: Question, answers: Answers) => answers[question.id] === question.right

/** Gives a question its text below the options: a hint if the answer is right, else an error. */
function judged(question: Question, answers: Answers) {
  if (answers[question.id] === undefined) return { error: missing }
  return isRight(question, answers)
    ? { hint: `${right} ${question.reason}` }
    : { error: `${wrong} ${question.reason}` }
}

const rightAnswers = (questions: readonly Question[], answers: Answers) =>
  questions.filter((question) => isRight(question, answers)).length

/** Answers to questions that there are, among their options. */
const known = (questions: readonly Question[], answers: Answers): Answers =>
  Object.fromEntries(
    questions.flatMap(({ id: question, options }) =>
      options
        .filter(({ value }) => value === answers[question])
        .map(({ value }) => [question, value] as const),
    ),
  )

interface QuizProps {
  moduleId: string
  questions: readonly Question[]
}

/**
 * Multiple choice. Each question says whether its answer is right and why; the score is announced. The next visit
 * begins with the answers that were checked last.
 */
export function Quiz({ moduleId, questions }: QuizProps) {
  const kept = known(questions, useKeptAnswers(moduleId))
  const [changed, setChanged] = useState<{ answers: Answers; checked: Answers | null }>()
  const isKept = Object.keys(kept).length > 0
  const { answers, checked } = changed ?? { answers: kept, checked: isKept ? kept : null }

  const keep = (given: Answers) => attempt(notKept, () => keepAnswers(moduleId, given))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setChanged({ answers, checked: answers })
    keep(answers)
  }

  function startOver() {
    setChanged({ answers: {}, checked: null })
    keep({})
  }

  return (
    <Form aria-labelledby={id} noValidate onSubmit={submit} data-print="hide">
      <Title as="h2" id={id}>
        {title}
      </Title>
      <Small>{lead}</Small>
      {questions.map((question) => (
        <RadioGroupField
          key={question.id}
          label={question.text}
          name={question.id}
          options={question.options}
          value={answers[question.id] ?? ''}
          onChange={({ target }) =>
            setChanged({ answers: { ...answers, [question.id]: target.value }, checked })
          }
          {...(checked && judged(question, checked))}
        />
      ))}
      <Cluster>
        <Button type="submit">{check}</Button>
        {checked && (
          <Button variant="quiet" onClick={startOver}>
            {again}
          </Button>
        )}
        <strong role="status">
          {checked && score(rightAnswers(questions, checked), questions.length)}
        </strong>
      </Cluster>
    </Form>
  )
}

const Form = styled.form`
  ${oneColumn}
  gap: ${token.space[5]};
  padding: ${token.space.card};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
`
