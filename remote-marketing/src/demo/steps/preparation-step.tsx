import styled from 'styled-components'
import { useForm } from '@fivefold/shared/forms/use-form'
import { token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { demoContent } from '../request/demo-content'
import { reviewOf } from '../request/demo-review'
import { StepForm, type StepProps } from './step-form'

/** Has no fields: explains how to prepare and shows the answers to send. */
export function PreparationStep({ wizard }: StepProps) {
  const { formProps } = useForm<Record<never, never>>({ fields: {}, ...wizard.stepForm })
  return (
    <StepForm wizard={wizard} {...formProps}>
      <Stack $gap={8}>
        <Advice>
          {demoContent.preparation.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Advice>
        <Review>
          <h3>{demoContent.reviewTitle}</h3>
          <dl>
            {reviewOf(wizard.answers).map(({ term, detail }) => (
              <Answer key={term}>
                <dt>{term}</dt>
                <dd dir="auto">{detail}</dd>
              </Answer>
            ))}
          </dl>
        </Review>
      </Stack>
    </StepForm>
  )
}

const Advice = styled.ol`
  display: grid;
  gap: ${token.space[4]};
  counter-reset: advice;

  & > li {
    position: relative;
    padding-inline-start: ${token.space[10]};
    color: ${token.color.inkMuted};
    counter-increment: advice;
  }

  & > li::before {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border: 1px solid ${token.color.line};
    border-radius: 50%;
    color: ${token.color.ink};
    font: 600 ${token.type.caption} / 1 ${token.font.sans};
    content: counter(advice);
  }

  & h3 {
    color: ${token.color.ink};
    font-weight: 600;
  }
`

const Review = styled.div`
  padding: ${token.space[5]};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  & > h3 {
    margin-block-end: ${token.space[3]};
    font-weight: 600;
  }
`

const Answer = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${token.space[4]};
  padding-block: ${token.space[2]};
  font-size: ${token.type.small};

  & + & {
    border-block-start: 1px solid ${token.color.line};
  }

  & > dt {
    color: ${token.color.inkMuted};
  }

  & > dd {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    white-space: pre-line;
  }
`
