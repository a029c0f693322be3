import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from '@fivefold/shared/routing/link'
import { searchHref } from '@fivefold/shared/routing/paths'
import { cut } from '@fivefold/shared/words/cut'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { searchContent, suggestedFrom } from './search-content'
import { SearchField } from './search-field'
import { SearchKeys } from './search-keys'
import { takeTypedAhead } from './search-store'
import { optionId, SuggestionList } from './suggestion-list'
import { useActiveOption } from './use-active-option'
import { useSuggestionChoice } from './use-suggestion-choice'
import { useSuggestions } from '../suggestions/use-suggestions'

/** Searches the site on Enter, and suggests pages, articles, tickets and actions. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const listId = useId()
  const navigate = useNavigate()
  const choose = useSuggestionChoice(onClose)
  const [text, setText] = useState('')
  const query = useDeferredValue(cut(text.trim(), suggestedFrom))
  const { groups, isComplete, isLoading } = useSuggestions(query)
  const suggestions = groups.flatMap((group) => group.suggestions)
  const { active, setActive, moveByKey } = useActiveOption(suggestions.length)
  const chosen = suggestions[active]

  function change(next: string) {
    setText(next)
    setActive(-1)
  }

  function addTypedAhead() {
    const typed = takeTypedAhead()
    if (typed.text !== '') change(text + typed.text)
  }

  function searchSite() {
    const trimmed = text.trim()
    if (trimmed === '') return
    onClose()
    void navigate(searchHref(trimmed))
    // On the search page only the query changes, which does not scroll.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  function handleKey(event: KeyboardEvent) {
    moveByKey(event)
    if (event.key !== 'Enter' || !chosen) return
    event.preventDefault()
    choose(chosen)
  }

  return (
    <>
      <SearchField
        text={text}
        onText={change}
        onSubmit={searchSite}
        onFocus={addTypedAhead}
        onKeyDown={handleKey}
        listId={listId}
        expanded={suggestions.length > 0}
        activeId={chosen && optionId(listId, chosen)}
      />
      <SuggestionList
        id={listId}
        groups={groups}
        query={query}
        isLoading={isLoading}
        active={chosen}
        onPoint={(suggestion) => setActive(suggestions.indexOf(suggestion))}
        onChoose={choose}
      />
      {!isComplete && <Incomplete role="status">{searchContent.incomplete}</Incomplete>}
      <SearchKeys />
      <LiveRegion>{!isLoading && announcement(query, suggestions.length)}</LiveRegion>
    </>
  )
}

const Incomplete = styled.p`
  padding: ${token.space[2]} ${token.space[4]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
`

function announcement(query: string, count: number) {
  if (query === '') return ''
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}
