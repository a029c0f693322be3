import { productNames } from '@fivefold/shared/theme/palette'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { ContainedSection, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { ComparisonTable } from '../../comparison/comparison-table'
import { productFacts } from '../../scenes/product-facts-content'
import { comparisonContent } from './comparison-content'
import { comparisonAddress, productOnPhone, toggled } from './comparison-address'

/** The address names the compared products; a toggle changes the address. */
export function FeatureComparison() {
  const { title, lead, choose, empty, caption, columnKind, groups } = comparisonContent
  const { state, change } = useAddressState(comparisonAddress)
  const { shown } = state
  const onPhone = productOnPhone(shown, state.product)
  return (
    <ContainedSection id="compare" labelledBy="platform-comparison">
      <Stack $gap={8}>
        <Stack>
          <Headline id="platform-comparison">{title}</Headline>
          <Lead>{lead}</Lead>
          <ChipRow label={choose}>
            {productNames.map((product) => (
              <Chip
                key={product}
                pressed={shown.includes(product)}
                onClick={() => change({ shown: toggled(shown, product) })}
              >
                {productFacts[product].name}
              </Chip>
            ))}
          </ChipRow>
        </Stack>
        {onPhone === null ? (
          <EmptyState title={empty} />
        ) : (
          <ComparisonTable
            caption={caption}
            columnKind={columnKind}
            groups={groups}
            columns={shown.map((product) => ({ id: product, name: productFacts[product].name }))}
            chosen={onPhone}
            onChoose={(product) => change({ product })}
          />
        )}
      </Stack>
    </ContainedSection>
  )
}
