export interface Visit {
  /** Identifies the history entry. */
  key: string
  pathname: string
  search: string
  hash: string
  navigation: 'POP' | 'PUSH' | 'REPLACE'
}

export type ScrollTarget = 'stay' | 'top' | { top: number } | { anchor: string }

/**
 * The scroll target of a page that is shown. Going back, forward or reloading restores the position. An anchor shows
 * its section. Every other route change starts at the top. A change within the page (a filter in the query, an opened
 * article, a new state of the entry) does not scroll.
 */
export function scrollTarget(
  previous: Visit | undefined,
  next: Visit,
  left: number | undefined,
): ScrollTarget {
  if (previous?.key === next.key) return 'stay'
  if (next.navigation === 'POP' && left !== undefined) return { top: left }
  if (next.hash !== '') return { anchor: next.hash }
  if (previous?.pathname !== next.pathname) return 'top'
  const within = next.navigation === 'REPLACE' || previous.search !== next.search
  return within ? 'stay' : 'top'
}
