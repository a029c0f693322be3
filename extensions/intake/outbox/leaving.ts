import { localArea } from '../../../shared/data/storage/browser-storage'
import { leavingKey, personKey } from './outbox-keys'
import { post } from './post'

export const isLeaving = () => localArea.get(leavingKey) !== null

/** The intake learns later that the visitor has left: it may be away now. */
export function leaveLater(how: 'out' | 'delete'): void {
  localArea.remove(personKey)
  localArea.set(leavingKey, how)
}

/** @returns false if the intake does not answer now. */
export async function sendLeaving(): Promise<boolean> {
  const how = localArea.get(leavingKey)
  if (how === null) return true
  const outcome = await post(`/intake/sign-in/${how}`, {})
  // Without a session there is nothing to end.
  if (outcome.kind === 'later' && outcome.status !== 401) return false
  localArea.remove(leavingKey)
  return true
}
