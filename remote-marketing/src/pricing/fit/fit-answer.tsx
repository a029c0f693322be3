import styled from 'styled-components'
import { queryWith, useAddressQuery } from '@fivefold/shared/address/address-query'
import { queryChanges } from '@fivefold/shared/address/address-schema'
import { paths } from '@fivefold/shared/routing/paths'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Card } from '@fivefold/shared/ui/card'
import { Cluster } from '@fivefold/shared/ui/layout'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { Headline, Small, TextLink } from '@fivefold/shared/ui/text'
import { usageAddress } from '../../estimate/usage-address'
import { hrefWith } from '../../lead-context/lead-link'
import { CheckList } from '../../section/check-list'
import { fitContent } from './fit-content'
import { fitOf, usageOf, type Fit, type FitAnswers } from './plan-fit'

/** Names the plan as soon as it is known, and announces each other one. */
export function FitAnswer({ answers }: { answers: FitAnswers }) {
  const fit = fitOf(answers)
  return (
    <Sheet>
      <LiveRegion>{fit && fitContent.said(fit.plan)}</LiveRegion>
      {fit ? <Recommended fit={fit} answers={answers} /> : <Small>{fitContent.waiting}</Small>}
    </Sheet>
  )
}

function Recommended({ fit, answers }: { fit: Fit; answers: FitAnswers }) {
  const { plan, reasons } = fit
  const query = useAddressQuery()
  const usage = usageOf(answers)
  const context = { plan, usage, needs: answers.needs }
  const estimate = queryWith(query, queryChanges(usageAddress, usage))
  return (
    <>
      <div>
        <Small>{fitContent.recommended}</Small>
        <Headline as="h3">{fitContent.planName(plan)}</Headline>
      </div>
      <Reasons items={reasons.map((what) => fitContent.reason(plan, what))} />
      <Cluster $gap={4}>
        <TextLink to={`${paths.pricing}${query}#${plan}`}>{fitContent.card}</TextLink>
        <TextLink to={`${paths.pricing}${estimate}#calculator`}>{fitContent.estimate}</TextLink>
      </Cluster>
      <Cluster>
        <ButtonLink to={hrefWith(paths.contact, { inquiry: 'sales', ...context })}>
          {fitContent.quote(plan)}
        </ButtonLink>
        <ButtonLink variant="secondary" to={hrefWith(paths.demo, { topic: 'plans', ...context })}>
          {fitContent.demo}
        </ButtonLink>
      </Cluster>
    </>
  )
}

const Sheet = styled(Card)`
  align-self: stretch;
  justify-content: center;
  gap: ${token.space[5]};

  ${media.desktop} {
    min-height: 20rem;
  }
`

const Reasons = styled(CheckList)`
  gap: ${token.space[2]};
  line-height: 1.45;

  & svg {
    color: ${token.color.success};
  }
`
