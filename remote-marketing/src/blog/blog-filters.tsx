import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { media, oneColumn, strip, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { blogContent } from './blog-content'
import type { CategoryChoice } from './blog-search'
import { SearchBox } from '../search-box/search-box'

interface BlogFiltersProps {
  query: string
  onQueryChange: (query: string) => void
  categories: readonly string[]
  category: CategoryChoice
  onCategoryChange: (category: CategoryChoice) => void
}

const { filters } = blogContent

export function BlogFilters(props: BlogFiltersProps) {
  const { query, onQueryChange, categories, category, onCategoryChange } = props
  return (
    <Bar>
      <SearchBox
        label={filters.searchLabel}
        placeholder={filters.searchPlaceholder}
        value={query}
        onValueChange={onQueryChange}
      />
      <Scroller>
        <ChipRow label={filters.categoriesLabel}>
          <Chip pressed={category === null} onClick={() => onCategoryChange(null)}>
            {filters.all}
          </Chip>
          {categories.map((each) => (
            <Chip key={each} pressed={category === each} onClick={() => onCategoryChange(each)}>
              <Name>{each}</Name>
            </Chip>
          ))}
        </ChipRow>
      </Scroller>
    </Bar>
  )
}

const Bar = styled.div`
  ${oneColumn}
  gap: ${token.space[4]};

  ${media.desktop} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${token.space[6]};
  }

  @media (scripting: none) {
    display: none;
  }
`

/* Always one line, so that nothing below moves when the categories arrive. */
const Scroller = styled.div`
  margin-inline: calc(-1 * var(--gutter));
  padding-block: ${token.space[1]};
  padding-inline: var(--gutter);
  ${strip}

  & > [role='group'] {
    flex-wrap: nowrap;
    width: max-content;
  }

  ${media.desktop} {
    margin-inline: 0;
    padding-inline: ${token.space[1]};
  }
`

const Name = styled.span`
  max-width: 16rem;
  overflow: hidden;
  text-overflow: ellipsis;
`
