import type { UserConfigFnObject } from 'vite'

/** What goes into common files: beginnings of paths in the remote's `src`. */
export interface CommonFiles {
  /** What many pages show. */
  parts: readonly string[]
  /** What pages with filters and amounts need, without a form. */
  filters: readonly string[]
  /** What pages with forms need. */
  forms: readonly string[]
}

/**
 * The build of a remote: exposes `src/routes.ts` and takes everything shared from the host.
 * @param commonFiles modules of its own that several pages need.
 * @example export default defineRemote('billing')
 */
export declare function defineRemote(name: string, commonFiles?: CommonFiles): UserConfigFnObject
