import type { SuggestionKind } from '../suggestions/suggestion'

export const searchContent = {
  placeholder: 'Search the product...',
  incomplete: 'Part of the site could not be searched.',
  searching: 'Searching…',
  nothing: 'No suggestions. Press Enter to search the whole site.',
  keys: [
    { key: '↑↓', does: 'to choose' },
    { key: '↵', does: 'to search the whole site' },
    { key: 'esc', does: 'to close' },
  ],
}

export const kindHeadings: Record<SuggestionKind, string> = {
  page: 'Pages',
  ticket: 'Your tickets',
  desk: 'Tickets of customers',
  action: 'Actions',
  match: 'Best matches',
}

/** Characters of a query that suggestions use; the search page uses all. */
export const suggestedFrom = 100
