export const megabyte = 2 ** 20

/** A render process is ended where it uses more. */
export interface PageLimits {
  /** Milliseconds until a page is there, on a busy machine. */
  page: number
  /** Milliseconds for all pages of an app; also its seconds of processor time. */
  pages: number
  /** Bytes of one page. */
  pageSize: number
  /** Bytes of all pages of an app. */
  size: number
  /** Bytes of JavaScript's heap. */
  heap: number
  /** Bytes of all memory that it writes to, where the system can tell. */
  memory: number
}

/** A hundred times what our largest page and app take. */
export const pageLimits: PageLimits = {
  page: 30_000,
  pages: 300_000,
  pageSize: 8 * megabyte,
  size: 256 * megabyte,
  heap: 512 * megabyte,
  memory: 1024 * megabyte,
}
