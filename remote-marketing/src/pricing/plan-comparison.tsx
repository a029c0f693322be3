import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { ContainedSection } from '@fivefold/shared/ui/layout'
import { Headline } from '@fivefold/shared/ui/text'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { ComparisonTable } from '../comparison/comparison-table'
import { planAddress } from './plan-address'
import { pricingContent } from './pricing-content'

export function PlanComparison() {
  const { title, ...table } = pricingContent.comparison
  const { state, change } = useAddressState(planAddress)
  return (
    <ContainedSection id="compare" labelledBy="pricing-comparison">
      <Title id="pricing-comparison">{title}</Title>
      <ComparisonTable {...table} chosen={state.plan} onChoose={(plan) => change({ plan })} />
    </ContainedSection>
  )
}

const Title = styled(Headline)`
  margin-block-end: ${token.space[4]};
`
