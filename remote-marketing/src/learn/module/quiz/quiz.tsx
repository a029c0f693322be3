import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import { RadioGroupField } from '@fivefold/shared/fields/choice-field'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Cluster } from '@fivefold/shared/ui/layout'
import { Small, Title } from '@fivefold/shared/ui/text'
import type { Question } from '../module'
import { moduleContent } from '../module-content'

/** The chosen option of each question. */
type Answers = Readonly<Record<string, string>>

const { id, title, lead, check, again, score, missing, right, wrong } = moduleContent.quiz

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

/** Multiple choice. Each question says whether its answer is right and why; the score is announced. */
export function Quiz({ questions }: { questions: readonly Question[] }) {
  const [answers, setAnswers] = useState<Answers>({})
  const [checked, setChecked] = useState<Answers | null>(null)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setChecked(answers)
  }

  function startOver() {
    setAnswers({})
    setChecked(null)
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
          onChange={({ target }) => setAnswers({ ...answers, [question.id]: target.value })}
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
