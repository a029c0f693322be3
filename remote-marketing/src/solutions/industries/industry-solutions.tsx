import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { ContainedSection, Stack } from '@fivefold/shared/ui/layout'
import { Headline } from '@fivefold/shared/ui/text'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { IndustryPanel } from './industry-panel'
import { industryAddress } from './industry-address'
import { solutionsContent } from '../solutions-content'

/** The address names the chosen industry, so that it can be shared. */
export function IndustrySolutions() {
  const { title, choose, items } = solutionsContent.industries
  const { state, change } = useAddressState(industryAddress)
  const industry = items.find(({ id }) => id === state.industry)
  return (
    <ContainedSection tone="surface" id="industry" labelledBy="solutions-industry">
      <Stack $gap="head">
        <Stack>
          <Headline id="solutions-industry">{title}</Headline>
          <ChipRow label={choose}>
            {items.map(({ id, name }) => (
              <Chip
                key={id}
                pressed={id === state.industry}
                onClick={() => change({ industry: id })}
              >
                {name}
              </Chip>
            ))}
          </ChipRow>
        </Stack>
        {industry && <IndustryPanel industry={industry} />}
      </Stack>
    </ContainedSection>
  )
}
