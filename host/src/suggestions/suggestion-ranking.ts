import MiniSearch from 'minisearch'
import { foldedWords } from '@fivefold/shared/words/folded'
import type { Suggestion, SuggestionKind } from './suggestion'

/** Suggestions shown of each kind. */
const shownPerKind = 4

export interface SuggestionGroup {
  kind: SuggestionKind
  suggestions: readonly Suggestion[]
}

/** Finds suggestions that match all words of a query, or else some. Prefixes and small typos match, too. */
export function suggestionRanking(suggestions: readonly Suggestion[]) {
  const byId = new Map(suggestions.map((suggestion) => [suggestion.id, suggestion]))
  const index = new MiniSearch<Suggestion>({
    fields: ['title', 'about'],
    tokenize: foldedWords,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 4 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    },
  })
  index.addAll([...byId.values()])

  return (query: string): SuggestionGroup[] => {
    const all = index.search(query, { combineWith: 'AND' })
    const some = all.length > 0 ? all : index.search(query, { combineWith: 'OR' })
    const found = some.flatMap(({ id }) => byId.get(String(id)) ?? [])
    return groupsOf(found)
  }
}

/** Ordered by the best match of each kind. */
export function groupsOf(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    kind,
    suggestions: suggestions.filter((each) => each.kind === kind).slice(0, shownPerKind),
  }))
}
