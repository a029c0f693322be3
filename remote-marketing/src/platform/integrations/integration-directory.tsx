import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { token } from '@fivefold/shared/theme/tokens'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { Stack } from '@fivefold/shared/ui/layout'
import { Text, TextLink } from '@fivefold/shared/ui/text'
import styled from 'styled-components'
import { SearchBox } from '../../search-box/search-box'
import { HeadedSection } from '../../section/headed-section'
import { IntegrationIndex } from './integration-index'
import { IntegrationList } from './integration-list'
import { NoIntegration } from './no-integration'
import {
  findIntegrations,
  integrationAddress,
  integrationCount,
  integrationsAnchor,
} from './integration-search'
import { integrationCategories, integrationsContent as words } from './integrations-content'

/** An index of all categories until the visitor searches or chooses one. */
export function IntegrationDirectory() {
  const { state: filter, type, change } = useAddressState(integrationAddress)
  const isFiltered = filter.search.trim() !== '' || filter.category !== ''
  const found = findIntegrations(filter)
  return (
    <HeadedSection
      id={integrationsAnchor}
      labelledBy="platform-partners"
      title={words.title}
      lead={words.lead}
    >
      <Stack $gap="head">
        <Controls role="search" aria-labelledby="platform-partners">
          <SearchBox
            {...words.search}
            value={filter.search}
            onValueChange={(search) => type({ search })}
          />
          <ChipRow label={words.categoriesLabel}>
            <Chip pressed={filter.category === ''} onClick={() => change({ category: '' })}>
              {words.all}
            </Chip>
            {integrationCategories.map(({ id, name }) => (
              <Chip
                key={id}
                pressed={filter.category === id}
                onClick={() => change({ category: id })}
              >
                {name}
              </Chip>
            ))}
          </ChipRow>
          <Count aria-live="polite">{words.shown(found.length, integrationCount)}</Count>
        </Controls>
        {!isFiltered && <IntegrationIndex />}
        {isFiltered && found.length > 0 && <IntegrationList integrations={found} />}
        {found.length === 0 && (
          <NoIntegration
            search={filter.search.trim()}
            onShowAll={() => change({ search: '', category: '' })}
          />
        )}
        {found.length > 0 && (
          <Text $muted>
            {words.missing} <TextLink to={words.ask.to}>{words.ask.label}</TextLink>
          </Text>
        )}
      </Stack>
    </HeadedSection>
  )
}

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};

  & > :first-child {
    max-width: 28rem;
  }
`

const Count = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  font-variant-numeric: tabular-nums;
`
