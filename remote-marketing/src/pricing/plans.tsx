import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { PlanCard } from './plan-card'
import type { Plan } from './plans-content'

interface PlansProps {
  title: string
  lead: string
  plans: readonly Plan[]
}

export function Plans({ title, lead, plans }: PlansProps) {
  return (
    <Opening>
      <Container>
        <Words>
          <Headline>{title}</Headline>
          <Lead>{lead}</Lead>
        </Words>
        <Row>
          {plans.map((plan) => (
            <PlanCard key={plan.id} {...plan} />
          ))}
        </Row>
      </Container>
    </Opening>
  )
}

const Opening = styled.div`
  padding-block: ${token.space.opening} ${token.space[4]};
`

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[3]};
  margin-block-end: ${token.space.head};
  text-align: center;

  & > p {
    text-wrap: balance;
  }
`

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
