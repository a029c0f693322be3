import styled from 'styled-components'
import { SelectField, TextField } from '@fivefold/shared/fields/field'
import { longestQuery } from '@fivefold/shared/routing/longest-query'
import { media, token } from '@fivefold/shared/theme/tokens'
import { countWords } from '@fivefold/shared/words/count-words'
import { Stack } from '@fivefold/shared/ui/layout'
import { FacetChips } from './facet-chips'
import { facetOptions } from './facet-options'
import type { Identified, RecordKind } from '../rows/record-kind'
import { filterContent } from './filter-content'
import type { FacetCounts } from '../rows/rows'
import type { RowQuestion } from '../rows/use-row-query'

interface FilterBarProps<Row extends Identified> {
  kind: RecordKind<Row>
  query: RowQuestion
  counts: FacetCounts
}

export function FilterBar<Row extends Identified>({ kind, query, counts }: FilterBarProps<Row>) {
  const facets = kind.facets.map((facet) => ({
    ...facet,
    chosen: query.chosen[facet.key] ?? '',
    options: facetOptions(facet, counts[facet.key]),
    onChoose: (value: string) => query.choose(facet.key, value),
  }))
  return (
    <Stack role="search" aria-label={filterContent.filters}>
      <Fields>
        <TextField
          type="search"
          name="q"
          label={kind.words.searchLabel}
          placeholder={kind.words.searchHint}
          autoComplete="off"
          maxLength={longestQuery}
          value={query.words}
          onChange={(event) => query.setWords(event.target.value)}
        />
        {facets
          .filter(({ look }) => look === 'select')
          .map(({ key, label, chosen, options, onChoose }) => (
            <SelectField
              key={key}
              name={key}
              label={label}
              placeholder={filterContent.all}
              value={chosen}
              options={options.map(({ value, label: name, count }) => ({
                value,
                label: `${name} (${countWords(count)})`,
              }))}
              onChange={(event) => onChoose(event.target.value)}
            />
          ))}
      </Fields>
      {facets
        .filter(({ look }) => look === 'chips')
        .map(({ key, label, chosen, options, onChoose }) => (
          <FacetChips
            key={key}
            label={label}
            chosen={chosen}
            options={options}
            onChoose={onChoose}
          />
        ))}
    </Stack>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${token.space[4]};

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    & > :first-child {
      grid-column: span 2;
    }
  }
`
