import type { FormEvent, RefObject } from 'react'
import styled from 'styled-components'
import type { AddressState } from '@fivefold/shared/address/use-address-state'
import { TextField } from '@fivefold/shared/fields/field'
import { useEarlyInput } from '@fivefold/shared/forms/use-early-input'
import { longestQuery } from '@fivefold/shared/routing/longest-query'
import { paths } from '@fivefold/shared/routing/paths'
import { token } from '@fivefold/shared/theme/tokens'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { articleSearchContent } from './article-search-content'
import type { ArticleAddress } from '../article/article-address'

const { search, categories: chips } = articleSearchContent

interface ArticleSearchProps {
  categories: readonly string[]
  filter: AddressState<ArticleAddress>
  field: RefObject<HTMLInputElement | null>
}

export function ArticleSearch({ categories, filter, field }: ArticleSearchProps) {
  const { state, settle } = filter
  // A new search or category closes the open article.
  const type = (search: string) => filter.type({ search, article: '' })
  const choose = (category: string) => filter.change({ category, article: '' })

  useEarlyInput(field, ({ value }) => {
    if (value !== state.search) type(value)
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    settle()
  }
  return (
    <Form role="search" action={paths.knowledgeBase} onSubmit={submit}>
      <TextField
        type="search"
        name="search"
        label={search.label}
        placeholder={search.placeholder}
        autoComplete="off"
        maxLength={longestQuery}
        value={state.search}
        ref={field}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
      <ChipRow label={chips.label}>
        <Chip pressed={state.category === ''} onClick={() => choose('')}>
          {chips.all}
        </Chip>
        {categories.map((category) => (
          <Chip
            key={category}
            pressed={state.category === category}
            onClick={() => choose(category)}
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
