import { useMemo } from 'react'
import { pageHolding, pageOf } from '@fivefold/shared/listing/page-of'
import type { Listing } from './listing'
import type { Identified, RecordKind } from './record-kind'
import { rowsMatching, rowsSorted } from './rows'
import type { RowQuery } from './row-address'

/**
 * Sorts, filters and pages; each step runs again only when its inputs change. The open row stays in the
 * list even if it no longer matches, so that editing does not make it disappear.
 */
export function useRecords<Row extends Identified>(
  kind: RecordKind<Row>,
  rows: readonly Row[],
  query: RowQuery & { filterWords: string },
): Listing<Row> {
  const { sort, filterWords, chosen, open, page } = query
  const sorted = useMemo(() => {
    const column = kind.columns.find(({ key }) => key === sort.key) ?? kind.columns[0]
    return rowsSorted(rows, column.sortBy, sort.descending)
  }, [kind, rows, sort.key, sort.descending])

  const found = useMemo(
    () => rowsMatching(sorted, { words: filterWords, chosen }, kind),
    [kind, sorted, filterWords, chosen],
  )

  const listed = useMemo(() => {
    if (open === '' || found.matching.some(({ id }) => id === open)) return found.matching
    const matching = new Set(found.matching)
    return sorted.filter((row) => row.id === open || matching.has(row))
  }, [found, sorted, open])

  const openAt = open === '' ? -1 : listed.findIndex(({ id }) => id === open)
  return {
    shown: pageOf(listed, openAt < 0 ? page : pageHolding(openAt)),
    rows: found.matching,
    counts: found.counts,
    matching: found.matching.length,
    all: rows.length,
  }
}
