import { useEffect, useRef, type ChangeEvent, type ComponentType } from 'react'
import styled from 'styled-components'
import { useForm } from '@fivefold/shared/forms/use-form'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Text, Title } from '@fivefold/shared/ui/text'
import { DraftNote } from '../../lead-form/draft-note'
import { ignoreSecondClick } from '../../lead-form/ignore-second-click'
import { demoContent } from '../request/demo-content'
import { useTypedAhead } from '../../lead-form/use-typed-ahead'
import type { DemoTextField } from '../request/demo-form'
import { schemaOf, stepAfter, stepBefore, type DemoStep } from '../request/demo-steps'
import { InfoStep } from './info-step'
import { PreparationStep } from './preparation-step'
import type { StepFieldsProps } from '../request/step-fields'
import { TypeStep } from './type-step'
import { UseCaseStep } from './use-case-step'
import type { DemoWizardState } from '../request/use-demo-wizard'

const fieldsOf: Record<DemoStep, ComponentType<StepFieldsProps>> = {
  type: TypeStep,
  info: InfoStep,
  'use-case': UseCaseStep,
  preparation: PreparationStep,
}

export function StepForm({ wizard }: { wizard: DemoWizardState }) {
  const { step, form, change, moved } = wizard
  const heading = useRef<HTMLHeadingElement>(null)
  const { errors, formProps } = useForm({
    schema: schemaOf(step),
    onSubmit: wizard.next,
    onInvalid: wizard.complain,
  })

  useTypedAhead(formProps.ref, wizard.takeTyped)

  useEffect(() => {
    if (moved) heading.current?.focus()
  }, [moved])

  const field = (name: DemoTextField) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ currentTarget }: ChangeEvent<{ value: string }>) =>
      change({ [name]: currentTarget.value }),
  })
  const { title, lead } = demoContent.steps[step]
  const Fields = fieldsOf[step]
  return (
    <Form {...formProps} aria-labelledby={`demo-${step}`}>
      <Head>
        <Title as="h2" id={`demo-${step}`} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text $muted>{lead}</Text>
      </Head>
      <Fields form={form} errors={errors} field={field} change={change} />
      <Buttons>
        <Button variant="secondary" disabled={!stepBefore(step)} onClick={wizard.back}>
          Back
        </Button>
        <Button type="submit" onClick={ignoreSecondClick}>
          {stepAfter(step) ? 'Next' : 'Submit Request'}
        </Button>
      </Buttons>
      {wizard.isDraft && <DraftNote onStartOver={wizard.startOver} />}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};
  padding: clamp(1.25rem, 4vw, 2.5rem);
`

const Head = styled.div`
  display: grid;
  gap: ${token.space[1]};

  & > h2:focus-visible {
    outline-offset: 6px;
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[3]};
  padding-block-start: ${token.space[6]};
  border-block-start: 1px solid ${token.color.line};

  & > button {
    min-width: 7rem;
  }
`
