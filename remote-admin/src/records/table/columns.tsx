import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { countWords } from '@fivefold/shared/words/count-words'
import { momentOf } from '@fivefold/shared/words/date-words'
import type { Column } from '../rows/record-kind'
import { Clipped } from './clipped'

type Named = Pick<Column<unknown>, 'key' | 'label' | 'narrow' | 'sortOnly'>

/** Text on one line; `wide` for the column that names the row. */
export const textColumn = <Row,>(
  named: Named,
  textOf: (row: Row) => string,
  wide = false,
): Column<Row> => ({
  ...named,
  sortBy: textOf,
  cell: (row) => textOf(row) && <Clipped wide={wide}>{textOf(row)}</Clipped>,
})

/** Text that is never cut. */
export const wholeColumn = <Row,>(named: Named, textOf: (row: Row) => string): Column<Row> => ({
  ...named,
  sortBy: textOf,
  cell: textOf,
})

export const countColumn = <Row,>(named: Named, countOf: (row: Row) => number): Column<Row> => ({
  ...named,
  sortBy: countOf,
  descendingFirst: true,
  cell: (row) => countWords(countOf(row)),
})

interface TimeOptions {
  /** Shows the time of day. */
  exact?: boolean
  /** Shown for null. */
  none?: string
}

export const timeColumn = <Row,>(
  named: Named,
  isoOf: (row: Row) => string | null,
  { exact = false, none = '' }: TimeOptions = {},
): Column<Row> => ({
  ...named,
  sortBy: (row) => momentOf(isoOf(row)),
  descendingFirst: true,
  cell: (row) => {
    const iso = isoOf(row)
    return iso === null ? none : <TimeStamp iso={iso} exact={exact} />
  },
})
