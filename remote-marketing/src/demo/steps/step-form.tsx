import { useEffect, useRef, type ComponentProps } from 'react'
import styled from 'styled-components'
import { DraftNote } from '@fivefold/shared/forms/drafts/draft-note'
import { leadSending } from '@fivefold/shared/seams/site-seams'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Text, Title } from '@fivefold/shared/ui/text'
import { ignoreSecondClick } from '../../lead-form/ignore-second-click'
import { demoConsent } from '../request/demo-consent'
import { demoContent } from '../request/demo-content'
import { stepAfter, stepBefore } from '../request/demo-steps'
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
      {...leadSending.formProps(demoConsent, { hidesNotice: stepAfter(step) !== undefined })}
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
      <Buttons>
        <Button variant="secondary" disabled={!stepBefore(step)} onClick={wizard.back}>
          Back
        </Button>
        <Button type="submit" onClick={ignoreSecondClick}>
          {stepAfter(step) ? 'Next' : 'Submit Request'}
        </Button>
      </Buttons>
    </Form>
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
