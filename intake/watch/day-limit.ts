/**
 * Rows that one day may begin in a table of tallies, so that forged reports fill no disk. A release beside a canary has
 * sixteen in each role, so the names of a site never need as many.
 */
export const mostRows = 10_000

/** SQL: whether this day may begin another row. It counts in an index, and only where the row is new. */
export const dayHasRoom = (table: 'tally' | 'vital', most = mostRows) =>
  `(select count(*) from ${table} where day = current_date) < ${most}`
