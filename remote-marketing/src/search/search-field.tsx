import { useRef, useState } from 'react'
import styled from 'styled-components'
import { SearchBar } from '@fivefold/shared/fields/search-bar'
import { useEarlyInput } from '@fivefold/shared/forms/use-early-input'
import { useNavigate } from '@fivefold/shared/routing/link'
import { searchHref } from '@fivefold/shared/routing/paths'
import { token } from '@fivefold/shared/theme/tokens'
import { searchContent } from './search-content'

/** Trims the text and does not send a blank one, like the search in the header. */
export function SearchField({ query }: { query: string }) {
  const [typed, setTyped] = useState({ query, text: query })
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  // A new query in the address replaces the typed text.
  const text = typed.query === query ? typed.text : query
  const change = (next: string) => setTyped({ query, text: next })

  useEarlyInput(field, ({ value }) => {
    if (value) change(value)
  })

  function submit() {
    const sent = text.trim()
    if (sent === '') return
    setTyped({ query: sent, text: sent })
    void navigate(searchHref(sent))
  }

  return (
    <Box
      text={text}
      onText={change}
      onSubmit={submit}
      field={{
        ref: field,
        'aria-label': searchContent.title,
        placeholder: searchContent.placeholder,
      }}
    />
  )
}

/* The box around the field shows the focus. */
const Box = styled(SearchBar)`
  max-width: 44rem;
  padding: ${token.space[2]} ${token.space[2]} ${token.space[2]} ${token.space[4]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};

  &:has(input:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`
