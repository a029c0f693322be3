import { foldedWords } from '@fivefold/shared/words/folded'
import type { Suggestion, SuggestionKind } from './suggestion'

/** Suggestions shown of each kind. */
const shownPerKind = 8

export interface SuggestionGroup {
  kind: SuggestionKind
  suggestions: readonly Suggestion[]
}

/** Suggestions with every word of the query at the beginning of a word of their title or number. */
export function titlesWith(query: string, suggestions: readonly Suggestion[]) {
  const words = foldedWords(query)
  if (words.length === 0) return []
  return suggestions.filter(({ title, number = '' }) => {
    const inTitle = foldedWords(`${title} ${number}`)
    return words.every((word) => inTitle.some((each) => each.startsWith(word)))
  })
}

/** In the order of the first suggestion of each kind. */
export function groupsOf(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    kind,
    suggestions: suggestions.filter((each) => each.kind === kind).slice(0, shownPerKind),
  }))
}
