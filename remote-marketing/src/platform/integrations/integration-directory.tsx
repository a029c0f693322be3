import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { media, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { Stack } from '@fivefold/shared/ui/layout'
import { TextLink } from '@fivefold/shared/ui/text'
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
        <Stack $gap={3} role="search" aria-labelledby="platform-partners">
          <SearchRow>
            <SearchBox
              {...words.search}
              value={filter.search}
              onValueChange={(search) => type({ search })}
            />
            <p aria-live="polite">{words.shown(found.length, integrationCount)}</p>
            {found.length > 0 && <TextLink to={words.ask.to}>{words.ask.label}</TextLink>}
          </SearchRow>
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
        </Stack>
        {!isFiltered && <IntegrationIndex />}
        {isFiltered && found.length > 0 && <IntegrationList integrations={found} />}
        {found.length === 0 && (
          <NoIntegration
            search={filter.search.trim()}
            onShowAll={() => change({ search: '', category: '' })}
          />
        )}
      </Stack>
    </HeadedSection>
  )
}

const SearchRow = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[5]};
  font-size: ${token.type.small};

  & > :first-child {
    flex: 1 0 100%;
  }

  & > p {
    color: ${token.color.inkMuted};
    font-variant-numeric: tabular-nums;
  }

  ${media.tablet} {
    & > :first-child {
      flex: 0 1 28rem;
    }

    & > p {
      margin-inline-end: auto;
    }
  }
`
