import styled from 'styled-components'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Section, Stack } from '@fivefold/shared/ui/layout'
import { SliderField } from '@fivefold/shared/ui/slider'
import { Caption, Headline, Lead } from '@fivefold/shared/ui/text'
import { EstimateReceipt } from './estimate-receipt'
import { dimensionNames, dimensions } from './price-estimate'
import { pricingContent } from './pricing-content'
import { usageAddress } from './usage-address'

export function PriceCalculator() {
  const { title, lead, dimensions: words } = pricingContent.calculator
  const { state: usage, type } = useAddressState(usageAddress)
  return (
    <Section tone="surface" id="calculator" labelledBy="pricing-calculator">
      <Container>
        <Layout>
          <Stack $gap={10}>
            <Stack $gap={4}>
              <Headline id="pricing-calculator">{title}</Headline>
              <Lead>{lead}</Lead>
            </Stack>
            {dimensionNames.map((name) => (
              <div key={name}>
                <SliderField
                  label={words[name].label}
                  min={dimensions[name].min}
                  max={dimensions[name].max}
                  step={dimensions[name].step}
                  value={usage[name]}
                  onChange={(amount) => type({ [name]: amount })}
                  format={(amount) => `${amount}${words[name].unit}`}
                />
                <Caption>{words[name].note}</Caption>
              </div>
            ))}
          </Stack>
          <EstimateReceipt usage={usage} />
        </Layout>
      </Container>
    </Section>
  )
}

const Layout = styled.div`
  display: grid;
  align-items: center;
  gap: ${token.space.head} ${token.space[20]};

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
  }
`
