import { nanoid } from 'nanoid'

/** Time in base 36, then a random part: ids sort roughly by age and are unique. */
export function newId(now: number = Date.now()): string {
  return `${now.toString(36)}-${nanoid(8)}`
}

/** The id and time of a new operation. A record that it creates gets the same id. */
export function newFact(): { id: string; at: string } {
  const now = Date.now()
  return { id: newId(now), at: new Date(now).toISOString() }
}
