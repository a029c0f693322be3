/**
 * Rows that one day may begin in a table of tallies, so that forged reports fill no disk. Sixty routes in four families of
 * browsers, with four percentages of a canary, are 7,680.
 */
export const mostRows = 10_000

/** SQL: whether this day may begin another row, by the numbers of its first and its last one: two looks at an index. */
export const dayHasRoom = (table: 'tally' | 'vital') =>
  `(select coalesce(max(nr) - min(nr) + 1, 0) from ${table} where day = current_date) < ${mostRows}`
