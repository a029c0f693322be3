/** The two columns that a phone shows: the chosen one and the next, after the last the first. */
export function phoneColumns(columnIds: readonly string[], chosen: string): readonly string[] {
  const next = columnIds[(columnIds.indexOf(chosen) + 1) % columnIds.length]
  return next === undefined ? [] : [chosen, next]
}
