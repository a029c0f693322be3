export interface PageOf<Item> {
  items: readonly Item[]
  /** Counted from 1, and always a page that exists. */
  page: number
  pages: number
  /** Position of the first and the last item shown, counted from 1; 0 when there is none. */
  from: number
  to: number
  total: number
}

/**
 * Rows shown at once: a list of 10,000 in full takes hundreds of milliseconds to draw.
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
 * The page that contains the item at `index`.
 * @example pageHolding(30) // 2: items count from 0
 */
export const pageHolding = (index: number, size = pageSize) => Math.floor(index / size) + 1
