import type { FormEvent, RefObject } from 'react'
import styled from 'styled-components'
import { TextField } from '@fivefold/shared/fields/field'
import { paths } from '@fivefold/shared/routing/paths'
import { token } from '@fivefold/shared/theme/tokens'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { articleSearchContent } from './article-search-content'
import type { ArticleFilter } from './use-article-filter'
import { useEarlyText } from './use-early-text'

const { search, categories: chips } = articleSearchContent

interface ArticleSearchProps {
  categories: readonly string[]
  filter: ArticleFilter
  field: RefObject<HTMLInputElement | null>
}

export function ArticleSearch({ categories, filter, field }: ArticleSearchProps) {
  useEarlyText(field, filter.shown.search, filter.type)
  const settle = (event: FormEvent) => {
    event.preventDefault()
    filter.settle()
  }
  return (
    <Form role="search" action={paths.knowledgeBase} onSubmit={settle}>
      <TextField
        type="search"
        name="search"
        label={search.label}
        placeholder={search.placeholder}
        autoComplete="off"
        value={filter.shown.search}
        ref={field}
        onChange={(event) => filter.type(event.target.value)}
        onBlur={filter.settle}
      />
      <ChipRow label={chips.label}>
        <Chip pressed={filter.shown.category === ''} onClick={() => filter.chooseCategory('')}>
          {chips.all}
        </Chip>
        {categories.map((category) => (
          <Chip
            key={category}
            pressed={filter.shown.category === category}
            onClick={() => filter.chooseCategory(category)}
          >
            {category}
          </Chip>
        ))}
      </ChipRow>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
  padding-block-start: ${token.space[4]};
`
