/** What a visitor has done before the starter ran. */
export interface HeldEvents {
  events: readonly Event[]
  /** Ends the holding. */
  end: () => void
}

const name = 'fivefoldHeldEvents'

export function shareHeldEvents(held: HeldEvents) {
  Object.assign(globalThis, { [name]: held })
}

export const heldEvents = () => (globalThis as { [name]?: HeldEvents })[name]
