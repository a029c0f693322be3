import { useRef, type KeyboardEvent } from 'react'
import { SearchBar } from '@fivefold/shared/fields/search-bar'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { searchContent } from './search-content'

interface SearchFieldProps {
  text: string
  onText: (text: string) => void
  onSubmit: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  listId: string
  expanded: boolean
  activeId: string | undefined
}

/** The search bar at the top of the dialog. Its field controls the list of suggestions. */
export function SearchField(props: SearchFieldProps) {
  const { text, onText, onSubmit, onFocus, onKeyDown, listId, expanded, activeId } = props
  const field = useRef<HTMLInputElement>(null)
  return (
    <Head
      text={text}
      onText={onText}
      onSubmit={onSubmit}
      submitSize="small"
      field={{
        ref: field,
        role: 'combobox',
        'aria-label': 'Search',
        'aria-autocomplete': 'list',
        'aria-expanded': expanded,
        'aria-controls': expanded ? listId : undefined,
        'aria-activedescendant': activeId,
        placeholder: searchContent.placeholder,
        autoCapitalize: 'off',
        spellCheck: false,
        onFocus,
        onKeyDown,
      }}
    />
  )
}

/* The field fills the row, and the line below the row shows the focus. */
const Head = styled(SearchBar)`
  min-height: 4rem;
  padding-inline: ${token.space[4]} ${token.space[3]};
  border-block-end: 1px solid ${token.color.line};

  & > input {
    padding-inline: ${token.space[1]};
  }

  &:has(input:focus-visible) {
    border-color: ${token.color.focus};
    box-shadow: inset 0 -1px ${token.color.focus};
  }
`
