import { paths } from '@fivefold/shared/routing/paths'
import type { SuggestionKind } from './suggestion'

export const searchContent = {
  placeholder: 'Search the product...',
  /** What a visitor most likely came for, offered before anything is typed. */
  starters: [paths.cortex, paths.pricing, paths.demo, paths.knowledgeBase],
  nothing: 'No suggestion for this. Press Enter to search the whole site.',
  keys: [
    { key: '↑↓', does: 'to choose' },
    { key: '↵', does: 'to search the whole site' },
    { key: 'esc', does: 'to close' },
  ],
}

export const kindHeadings: Record<SuggestionKind, string> = {
  page: 'Pages',
  article: 'Knowledge base',
  ticket: 'Your tickets',
  action: 'Actions',
}

/** Suggestions shown of one kind at a time. */
export const shownPerKind = 4

/** Characters of a query that suggestions look at; the search page takes all of it. */
export const suggestedFrom = 100
