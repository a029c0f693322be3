import { countOf, countWords, type Noun } from '@fivefold/shared/words/count-words'

interface Shown {
  from: number
  to: number
  /** Absent if there are very many. */
  matching?: number | undefined
  all?: number | undefined
  noun: Noun
}

export const recordsContent = {
  clear: 'Clear filters',
  noMatch: 'Nothing matches',
  noMatchHint: 'Try other words, or remove a filter.',
  /** `1–25 of 132 tickets, out of 10,000` */
  shown: ({ from, to, matching, all, noun }: Shown) => {
    if (matching === undefined) return `${countWords(from)}–${countWords(to)} of many ${noun.many}`
    const range = matching > to - from + 1 ? `${countWords(from)}–${countWords(to)} of ` : ''
    const outOf = all !== undefined && matching < all ? `, out of ${countWords(all)}` : ''
    return `${range}${countOf(matching, noun)}${outOf}`
  },
  pagesLabel: (title: string) => `Pages of ${title.toLowerCase()}`,
  page: (page: number, pages?: number) =>
    `Page ${countWords(page)}${pages === undefined ? '' : ` of ${countWords(pages)}`}`,
  these: (rows: string) => `these ${rows}`,
  loading: 'Loading…',
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  sortBy: 'Sort by',
  sortOption: (label: string, descending: boolean) => `${label} ${descending ? '↓' : '↑'}`,
  csv: {
    short: 'CSV',
    label: (rows: string) => `Download ${rows} as CSV`,
    done: 'CSV downloaded',
    failed: 'The CSV couldn’t be created',
    failedHint: 'Check the connection and try again.',
  },
} as const
