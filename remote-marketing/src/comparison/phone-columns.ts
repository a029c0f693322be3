/** The chosen column and the next one; after the last comes the first. */
export function phoneColumns(columnIds: readonly string[], chosen: string): readonly string[] {
  const next = columnIds[(columnIds.indexOf(chosen) + 1) % columnIds.length]
  return next === undefined ? [] : [chosen, next]
}
