/**
 * Rows that one day may begin in a table of tallies, so that forged reports fill no disk. A release beside a canary has
 * sixteen in each role, so the names of a site never need more.
 */
export const mostRows = 10_000

/** SQL: whether this day may begin another row, by the numbers of its first and its last one: two looks at an index. */
export const dayHasRoom = (table: 'tally' | 'vital', most = mostRows) =>
  `(select coalesce(max(nr) - min(nr) + 1, 0) from ${table} where day = current_date) < ${most}`
