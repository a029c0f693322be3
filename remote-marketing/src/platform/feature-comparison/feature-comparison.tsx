import styled from 'styled-components'
import { productNames } from '@fivefold/shared/theme/palette'
import { token } from '@fivefold/shared/theme/tokens'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { replaceQuery, useAddressQuery } from '@fivefold/shared/address/address-query'
import { ComparisonTable } from '../../comparison/comparison-table'
import { productFacts } from '../../scenes/product-facts-content'
import { comparisonContent } from './comparison-content'
import { comparisonFromQuery, toggledQuery } from './comparison-query'

/** The products to compare stand in the address; a toggle changes them there. */
export function FeatureComparison() {
  const { title, lead, choose, empty, caption, columnKind, groups } = comparisonContent
  const { shown, onPhone } = comparisonFromQuery(new URLSearchParams(useAddressQuery()))
  return (
    <Section id="compare" labelledBy="platform-comparison">
      <Container>
        <Words>
          <Headline id="platform-comparison">{title}</Headline>
          <Lead>{lead}</Lead>
          <ChipRow label={choose}>
            {productNames.map((product) => (
              <Chip
                key={product}
                pressed={shown.includes(product)}
                onClick={() => replaceQuery(toggledQuery(shown, product))}
              >
                {productFacts[product].name}
              </Chip>
            ))}
          </ChipRow>
        </Words>
        {onPhone === null ? (
          <EmptyState title={empty} />
        ) : (
          <ComparisonTable
            caption={caption}
            columnKind={columnKind}
            groups={groups}
            columns={shown.map((product) => ({ id: product, name: productFacts[product].name }))}
            chosen={onPhone}
            onChoose={(product) => replaceQuery({ product })}
          />
        )}
      </Container>
    </Section>
  )
}

const Words = styled.div`
  display: grid;
  gap: ${token.space[4]};
  margin-block-end: ${token.space[8]};
`
