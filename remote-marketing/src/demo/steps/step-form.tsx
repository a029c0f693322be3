import { useEffect, useRef, type ComponentProps } from 'react'
import styled from 'styled-components'
import { DraftNote } from '@fivefold/shared/forms/drafts/draft-note'
import { consentOf } from '@fivefold/shared/forms/form-definition'
import { FieldColumns } from '@fivefold/shared/lead-form/field-columns'
import { ignoreSecondClick } from '@fivefold/shared/lead-form/ignore-second-click'
import { LeadFields } from '@fivefold/shared/lead-form/lead-fields'
import { leadSending } from '@fivefold/shared/seams/site-seams'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Text, Title } from '@fivefold/shared/ui/text'
import { demoContent, demoSteps, type DemoStep } from '../request/demo-content'
import { demoLead } from '../request/demo-lead'
import { fieldsOfStep, stepAfter, stepBefore } from '../request/demo-steps'
import type { DemoWizardState } from '../request/use-demo-wizard'

export interface StepProps {
  wizard: DemoWizardState
}

export function StepForm({ wizard, children, ...form }: StepProps & ComponentProps<'form'>) {
  const { step, moved } = wizard
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (moved) heading.current?.focus()
  }, [moved])

  const { title, lead } = demoContent.steps[step]
  return (
    <Form
      {...form}
      {...leadSending.formProps(consentOf(demoLead), {
        hidesNotice: stepAfter(step) !== undefined,
        submit: demoLead.submit,
        rest: <OtherSteps step={step} />,
      })}
      aria-labelledby={`demo-${step}`}
    >
      <Head>
        <Title as="h2" id={`demo-${step}`} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text $muted>{lead}</Text>
      </Head>
      <DraftNote draft={wizard.draft} onStartOver={wizard.startOver} />
      {children}
      <Buttons data-scripts>
        <Button variant="secondary" disabled={!stepBefore(step)} onClick={wizard.back}>
          Back
        </Button>
        <Button type="submit" onClick={ignoreSecondClick}>
          {stepAfter(step) ? 'Next' : demoLead.submit}
        </Button>
      </Buttons>
    </Form>
  )
}

/** The other steps' questions. Browsers without scripts show them on one page. */
function OtherSteps({ step }: { step: DemoStep }) {
  const others = demoSteps.filter((other) => other !== step)
  return (
    <FieldColumns>
      {others.map((other) => (
        <LeadFields key={other} fields={fieldsOfStep[other]} />
      ))}
    </FieldColumns>
  )
}

const Form = styled.form`
  ${oneColumn}
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
