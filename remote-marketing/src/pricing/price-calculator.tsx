import styled from 'styled-components'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { media, panel, token } from '@fivefold/shared/theme/tokens'
import { ContainedSection, Split, Stack } from '@fivefold/shared/ui/layout'
import { SliderField } from '@fivefold/shared/ui/slider'
import { Caption, Headline, Lead } from '@fivefold/shared/ui/text'
import { dollarWords } from '@fivefold/shared/words/count-words'
import { EstimateReceipt } from './estimate-receipt'
import { dimensionNames, dimensions, estimateOf } from '../estimate/price-estimate'
import { pricingContent } from './pricing-content'
import { usageAddress } from '../estimate/usage-address'

export function PriceCalculator() {
  const { title, lead, total, period, dimensions: words } = pricingContent.calculator
  const { state: usage, type } = useAddressState(usageAddress)
  return (
    <ContainedSection tone="surface" id="calculator" labelledBy="pricing-calculator">
      <Split $ratio="wide" $gap={20}>
        <Stack $gap={5}>
          <Stack $gap={3}>
            <Headline id="pricing-calculator">{title}</Headline>
            <Lead>{lead}</Lead>
          </Stack>
          <Sliders>
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
            <TotalInSight
              aria-hidden="true"
              data-label={total}
              data-total={dollarWords(estimateOf(usage).total) + period}
            />
          </Sliders>
        </Stack>
        <EstimateReceipt usage={usage} />
      </Split>
    </ContainedSection>
  )
}

/* A focused slider scrolls to a place above the total. */
const Sliders = styled(Stack)`
  & input {
    scroll-margin-block-end: ${token.space[24]};
  }
`

/* On a phone the receipt is below the sliders; its total stays in view. */
const TotalInSight = styled.div`
  position: sticky;
  inset-block-end: max(${token.space[3]}, env(safe-area-inset-bottom));
  display: flex;
  justify-content: space-between;
  padding: ${token.space[3]} ${token.space[4]};
  ${panel}
  box-shadow: ${token.shadow.float};
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &::before {
    content: attr(data-label);
  }

  &::after {
    content: attr(data-total);
  }

  ${media.desktop} {
    display: none;
  }

  @media print {
    display: none;
  }
`
