import { createContext } from 'react'

/** From ticket to ticket, in the order of the list. */
interface Moves {
  /** Absent at an end. */
  previous: (() => void) | undefined
  next: (() => void) | undefined
  close: () => void
}

export const MovesContext = createContext<Moves | undefined>(undefined)
