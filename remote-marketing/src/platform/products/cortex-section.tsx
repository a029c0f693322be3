import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { AnyLink } from '@fivefold/shared/ui/any-link'
import { ContainedSection, Split, Stack } from '@fivefold/shared/ui/layout'
import { Lead } from '@fivefold/shared/ui/text'
import { ExchangeScene } from '../scenes/exchange-scene'
import { ProductHeading } from './product-heading'
import type { platformContent } from '../platform-content'

export function CortexSection({ title, text, link }: typeof platformContent.cortex) {
  return (
    <ContainedSection tone="surface" id="cortex" labelledBy="platform-cortex">
      <Split $ratio="narrow" $align="end" $rowGap={3}>
        <ProductHeading id="platform-cortex" product="cortex" title={title} />
        <Stack $gap={1}>
          <Lead>{text}</Lead>
          <More to={link.to}>
            {link.label}
            <ArrowRight aria-hidden="true" />
          </More>
        </Stack>
      </Split>
      <ExchangeScene />
    </ContainedSection>
  )
}

const More = styled(AnyLink)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  width: fit-content;
  min-height: 2.75rem;
  color: ${token.product.cortex.text};
  font-weight: 550;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`
