import { useState } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { SelectField, TextField } from '@fivefold/shared/fields/field'
import { longestQuery } from '@fivefold/shared/routing/longest-query'
import { Button } from '@fivefold/shared/ui/button'
import { countWords } from '@fivefold/shared/words/count-words'
import type { Identified, RecordKind } from '../rows/record-kind'
import type { FacetCounts } from '../rows/rows'
import type { RowQuestion } from '../rows/use-row-query'
import { FacetChips } from './facet-chips'
import { facetOptions } from './facet-options'
import { Bar, Chips, Fields } from './filter-bar-look'
import { filterContent } from './filter-content'
import { SortField } from './sort-field'

interface FilterBarProps<Row extends Identified> {
  kind: RecordKind<Row>
  query: RowQuestion
  counts: FacetCounts
}

/** On a narrow screen, the selects are behind a button. */
export function FilterBar<Row extends Identified>({ kind, query, counts }: FilterBarProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const facets = kind.facets.map((facet) => ({
    ...facet,
    chosen: query.chosen[facet.key] ?? '',
    options: facetOptions(facet, counts[facet.key]),
    onChoose: (value: string) => query.choose(facet.key, value),
  }))
  const selects = facets.filter(({ look }) => look === 'select')
  const active = selects.filter(({ chosen }) => chosen !== '').length
  return (
    <Bar role="search" aria-label={filterContent.filters}>
      <Fields data-open={isOpen}>
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
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" />
          {filterContent.more(active)}
        </Button>
        {selects.map(({ key, label, chosen, options, onChoose }) => (
          <SelectField
            key={key}
            name={key}
            label={label}
            placeholder={filterContent.any(label)}
            value={chosen}
            options={options.map(({ value, label: name, count }) => ({
              value,
              label: `${name} (${countWords(count)})`,
            }))}
            onChange={(event) => onChoose(event.target.value)}
          />
        ))}
        <SortField kind={kind} sort={query.sort} onSort={query.sortBy} />
      </Fields>
      <Chips>
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
      </Chips>
    </Bar>
  )
}
