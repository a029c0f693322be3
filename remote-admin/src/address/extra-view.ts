import type { ComponentType } from 'react'

/** A view that only some sites have, after those of this browser's records, or in place of the one of its name. */
export interface ExtraView {
  /** In the address. */
  name: string
  /** Names its tab and its heading. */
  title: string
  /** Says whose records these are. */
  lead: string
  View: ComponentType
}
