/**
 * Rows that one day may begin in a table of tallies, so that forged reports fill no disk. Sixty routes in four families of
 * browsers, with four percentages of a canary, are 7,680.
 */
export const mostRows = 10_000

/** SQL: whether this day may begin another row. It counts in an index, and only where the row is new. */
export const dayHasRoom = (table: 'tally' | 'vital') =>
  `(select count(*) from ${table} where day = current_date) < ${mostRows}`
