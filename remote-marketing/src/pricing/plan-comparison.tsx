import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline } from '@fivefold/shared/ui/text'
import { replaceQuery, useAddressQuery } from '@fivefold/shared/address/address-query'
import { ComparisonTable } from '../comparison/comparison-table'
import { planFromQuery, planToQuery } from './plan-query'
import { pricingContent } from './pricing-content'

export function PlanComparison() {
  const { title, ...table } = pricingContent.comparison
  const plan = planFromQuery(new URLSearchParams(useAddressQuery()))
  return (
    <Section id="compare" labelledBy="pricing-comparison">
      <Container>
        <Title id="pricing-comparison">{title}</Title>
        <ComparisonTable
          {...table}
          columns={pricingContent.plans}
          chosen={plan}
          onChoose={(chosen) => replaceQuery(planToQuery(chosen))}
        />
      </Container>
    </Section>
  )
}

const Title = styled(Headline)`
  margin-block-end: ${token.space[6]};
`
