import { wordsFilter } from '@fivefold/shared/words/folded'

export interface RowSort {
  key: string
  descending: boolean
}

type Value<Row> = (row: Row) => string | number

// Same order as localeCompare, and much faster.
const { compare } = new Intl.Collator('en')

/** Blank texts come last in both directions; equal rows keep their order. */
export function rowsSorted<Row>(rows: readonly Row[], by: Value<Row>, descending: boolean) {
  const direction = descending ? -1 : 1
  return rows
    .map((row) => ({ row, value: by(row) }))
    .toSorted((one, other) => {
      if (one.value === other.value) return 0
      if (one.value === '') return 1
      if (other.value === '') return -1
      return direction * compared(one.value, other.value)
    })
    .map(({ row }) => row)
}

function compared(one: string | number, other: string | number) {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return compare(String(one), String(other))
}

export interface RowFilter {
  /** All words must occur, ignoring case and accents. */
  words: string
  /** The chosen value of each facet; '' or absent for all. */
  chosen: Readonly<Record<string, string>>
}

interface Rules<Row> {
  facets: readonly { key: string; valueOf: (row: Row) => string | readonly string[] }[]
  textOf: (row: Row) => string
}

/** The number of rows that each value of a facet would show, by the facet's key. */
export type FacetCounts = Readonly<Record<string, ReadonlyMap<string, number>>>

/**
 * The matching rows, and for each facet the number of rows that each value would show, given the words
 * and the other facets. One pass over the rows.
 */
export function rowsMatching<Row>(
  rows: readonly Row[],
  { words, chosen }: RowFilter,
  { facets, textOf }: Rules<Row>,
): { matching: readonly Row[]; counts: FacetCounts } {
  const hasWords = wordsFilter(words)
  const isWanted = (row: Row) => words.trim() === '' || hasWords(textOf(row))
  const tallies = facets.map(({ key, valueOf }) => ({
    key,
    valueOf,
    wanted: chosen[key] ?? '',
    count: new Map<string, number>(),
  }))
  const matching = rows.filter((row) => {
    const isFound = isWanted(row)
    const read = tallies.map((tally) => ({ ...tally, values: [tally.valueOf(row)].flat() }))
    const missed = read.filter(({ wanted, values }) => wanted !== '' && !values.includes(wanted))
    for (const tally of read) {
      const wouldShow =
        isFound && (missed.length === 0 || (missed.length === 1 && missed[0] === tally))
      for (const value of tally.values) {
        tally.count.set(value, (tally.count.get(value) ?? 0) + (wouldShow ? 1 : 0))
      }
    }
    return isFound && missed.length === 0
  })
  return { matching, counts: Object.fromEntries(tallies.map(({ key, count }) => [key, count])) }
}
