import type { ComponentType } from 'react'

/** A view that only some sites have. On these the records of this browser are behind a link. */
export interface ExtraView {
  /** In the address. It replaces the view of this browser's records that has its name. */
  name: string
  /** Names its tab; by default the heading does. */
  tab?: string
  /** Names its heading. */
  title: string
  /** Says whose records these are. */
  lead: string
  View: ComponentType
  /** Whether the signed-in person may see it; everybody by default. */
  isOffered?: () => boolean
}
