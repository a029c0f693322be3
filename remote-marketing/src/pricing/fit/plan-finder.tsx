import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useAddressHash } from '@fivefold/shared/address/address-query'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { ContainedSection, Split, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { FitAnswer } from './fit-answer'
import { fitContent } from './fit-content'
import { FitQuestions } from './fit-questions'
import { choiceParam } from '@fivefold/shared/address/address-schema'
import { choicesOf } from './plan-fit'
import { needsParam } from './plan-needs'

/** `?fit=` opens the questions; the answers follow it. */
const fitAddress = {
  people: choiceParam('people', choicesOf('people'), ''),
  systems: choiceParam('systems', choicesOf('systems'), ''),
  needs: needsParam,
}

/** Three questions that recommend a plan. The address holds the answers. */
export function PlanFinder() {
  const { state: answers, change } = useAddressState(fitAddress)
  const heading = useRef<HTMLHeadingElement>(null)
  const isTarget = useAddressHash() === '#fit'
  // The anchor was empty until now.
  useEffect(() => {
    if (!isTarget) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView()
  }, [isTarget])
  return (
    <ContainedSection labelledBy="plan-fit" data-print="hide">
      <Split $ratio="wide" $align="start" $rowGap={10}>
        <Stack $gap={8}>
          <Stack $gap={3}>
            <Title id="plan-fit" ref={heading} tabIndex={-1}>
              {fitContent.title}
            </Title>
            <Lead>{fitContent.lead}</Lead>
          </Stack>
          <FitQuestions answers={answers} onAnswer={change} />
        </Stack>
        <FitAnswer answers={answers} />
      </Split>
    </ContainedSection>
  )
}

/* Takes the focus only from the link that opens the questions. */
const Title = styled(Headline)`
  outline: none;
`
