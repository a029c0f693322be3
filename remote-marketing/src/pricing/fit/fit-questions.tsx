import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Chip } from '@fivefold/shared/ui/chip'
import { Caption } from '@fivefold/shared/ui/text'
import { fitContent } from './fit-content'
import { allNeeds, withNeed } from './plan-needs'
import { beyond, choicesOf, limitsOf, type AmountQuestion, type FitAnswers } from './plan-fit'

interface FitQuestionsProps {
  answers: FitAnswers
  onAnswer: (changes: Partial<FitAnswers>) => void
}

export function FitQuestions({ answers, onAnswer }: FitQuestionsProps) {
  const amount = (question: AmountQuestion) => (
    <Question title={fitContent.questions[question].title}>
      {choicesOf(question).map((choice) => (
        <Chip
          key={choice}
          pressed={answers[question] === choice}
          onClick={() => onAnswer({ [question]: choice })}
        >
          {choice === beyond
            ? fitContent.moreThan(`${Math.max(...limitsOf(question))}`)
            : fitContent.upTo(choice)}
        </Chip>
      ))}
    </Question>
  )
  const { title, hint } = fitContent.questions.needs
  return (
    <Questions>
      {amount('people')}
      {amount('systems')}
      <Question title={title} hint={hint}>
        {allNeeds.map((need) => (
          <Chip
            key={need}
            pressed={answers.needs.includes(need)}
            onClick={() => onAnswer({ needs: withNeed(answers.needs, need) })}
          >
            {fitContent.needs[need].label}
          </Chip>
        ))}
      </Question>
    </Questions>
  )
}

function Question(props: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id}>{props.title}</h3>
      {props.hint && <Caption>{props.hint}</Caption>}
      <Chips>{props.children}</Chips>
    </div>
  )
}

const Questions = styled.div`
  display: grid;
  gap: ${token.space[6]};

  & h3 {
    font: 600 ${token.type.body} / 1.4 ${token.font.sans};
  }
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-block-start: ${token.space[2]};
`
