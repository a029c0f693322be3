import type { FormEvent } from 'react'
import { Search } from 'lucide-react'
import styled from 'styled-components'
import { TextField } from '@fivefold/shared/fields/field'
import { useNavigate } from '@fivefold/shared/routing/link'
import { longestQuery } from '@fivefold/shared/routing/longest-query'
import { knowledgeBaseHref, paths } from '@fivefold/shared/routing/paths'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { supportHomeContent } from './support-home-content'

const { search } = supportHomeContent

/** Goes to the matching articles, unless the text is blank. Works before hydration. */
export function SupportSearch() {
  const navigate = useNavigate()

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('search')
    const query = typeof text === 'string' ? text.trim() : ''
    if (query !== '') void navigate(knowledgeBaseHref(query))
  }

  return (
    <Form role="search" action={paths.knowledgeBase} onSubmit={find}>
      <TextField
        type="search"
        name="search"
        label={search.label}
        placeholder={search.placeholder}
        autoComplete="off"
        maxLength={longestQuery}
        enterKeyHint="search"
      />
      <Button type="submit">
        <Search aria-hidden="true" />
        {search.submit}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[3]};
  padding-block-start: ${token.space[4]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`
