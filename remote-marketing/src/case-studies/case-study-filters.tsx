import styled from 'styled-components'
import { SelectField } from '@fivefold/shared/fields/field'
import { media, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { listedIndustries, listedUseCases } from './case-studies-content'
import { everything, type CaseStudyFilter } from './case-study-filter'

interface CaseStudyFiltersProps {
  filter: CaseStudyFilter
  shown: number
  total: number
  onChange: (changes: Partial<CaseStudyFilter>) => void
}

const optionsOf = (list: readonly string[]) =>
  [everything, ...list].map((value) => ({ value, label: value }))

export function CaseStudyFilters({ filter, shown, total, onChange }: CaseStudyFiltersProps) {
  return (
    <Bar role="search" aria-label="Filter case studies">
      <SelectField
        label="Industry"
        name="industry"
        options={optionsOf(listedIndustries)}
        value={filter.industry}
        onChange={(event) => onChange({ industry: event.target.value })}
      />
      <SelectField
        label="Use Case"
        name="useCase"
        options={optionsOf(listedUseCases)}
        value={filter.useCase}
        onChange={(event) => onChange({ useCase: event.target.value })}
      />
      <Count aria-live="polite">
        {shown} of {total} case studies
      </Count>
    </Bar>
  )
}

const Bar = styled.div`
  display: grid;
  align-items: end;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[1]} ${token.space[4]};
  margin-block-end: ${token.space[5]};
  padding-block-end: ${token.space[3]};
  border-block-end: 1px solid ${token.color.line};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 15rem)) minmax(0, 1fr);
  }
`

const Count = styled.p`
  ${smallMuted}
  font-variant-numeric: tabular-nums;
  grid-column: 1 / -1;

  ${media.tablet} {
    grid-column: auto;
    line-height: 2.75rem;
    text-align: end;
  }
`
