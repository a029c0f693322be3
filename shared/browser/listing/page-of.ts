export interface PageOf<Item> {
  items: readonly Item[]
  /** Counted from 1; always an existing page. */
  page: number
  pages: number
  /** Positions of the first and last item shown, counted from 1; 0 for an empty list. */
  from: number
  to: number
  total: number
}

/**
 * Rows shown at once: drawing a list of 10,000 takes hundreds of milliseconds.
 * @example pageSize // 25
 */
export const pageSize = 25

/**
 * @example
 * pageOf(['a', 'b', 'c'], 2, 2) // items: ['c'], page: 2, pages: 2, from: 3, to: 3, total: 3
 */
export function pageOf<Item>(all: readonly Item[], wanted: number, size = pageSize): PageOf<Item> {
  const pages = Math.max(1, Math.ceil(all.length / size))
  const page = Math.min(Math.max(1, wanted), pages)
  const start = (page - 1) * size
  const items = all.slice(start, start + size)
  return {
    items,
    page,
    pages,
    from: items.length === 0 ? 0 : start + 1,
    to: start + items.length,
    total: all.length,
  }
}

/**
 * The number of the page that contains the item at `index`.
 * @example pageHolding(30) // 2: items count from 0
 */
export const pageHolding = (index: number, size = pageSize) => Math.floor(index / size) + 1
