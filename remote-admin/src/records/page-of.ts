export interface PageOf<Row> {
  rows: readonly Row[]
  /** Counted from 1, and always a page that exists. */
  page: number
  pages: number
  /** Position of the first and the last row shown, counted from 1; 0 when there is none. */
  from: number
  to: number
}

/** Rows shown at once: a table of 10,000 in full takes hundreds of milliseconds to draw. */
export const pageSize = 25

export function pageOf<Row>(all: readonly Row[], wanted: number, size = pageSize): PageOf<Row> {
  const pages = Math.max(1, Math.ceil(all.length / size))
  const page = Math.min(Math.max(1, wanted), pages)
  const start = (page - 1) * size
  const rows = all.slice(start, start + size)
  return { rows, page, pages, from: rows.length === 0 ? 0 : start + 1, to: start + rows.length }
}

/** The page on which the row at `index` stands. */
export const pageHolding = (index: number, size = pageSize) => Math.floor(index / size) + 1
