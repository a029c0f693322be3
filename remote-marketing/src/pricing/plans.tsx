import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { Stack } from '@fivefold/shared/ui/layout'
import type { Action } from '../section/button-pair'
import { Opening } from '../section/opening'
import { PlanCard } from './plan-card'
import type { Plan } from './plans-content'

interface PlansProps {
  title: string
  lead: string
  finder: Action
  plans: readonly Plan[]
}

export function Plans({ title, lead, finder, plans }: PlansProps) {
  return (
    <Opening $end={4}>
      <Stack $gap="head">
        <Stack $gap={3} $align="center">
          <Headline>{title}</Headline>
          <Lead>{lead}</Lead>
          <ButtonLink variant="secondary" size="small" to={finder.to}>
            {finder.label}
          </ButtonLink>
        </Stack>
        <Row>
          {plans.map((plan) => (
            <PlanCard key={plan.id} {...plan} />
          ))}
        </Row>
      </Stack>
    </Opening>
  )
}

const Headline = styled(Display)`
  max-width: 12em;
`

const Row = styled.div`
  display: grid;
  gap: ${token.space[3]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.12fr) minmax(0, 1fr);
    gap: 0;

    & > :not([data-popular='true']) {
      margin-block: ${token.space[4]};
    }
  }
`
