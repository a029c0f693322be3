import * as v from 'valibot'
import { printable } from '../../shared/contract/federation/names'

/** Names the field that is wrong in a text that was read, and the reason. */
export function fieldAndReason(cause: unknown): string {
  if (!(cause instanceof v.ValiError)) return cause instanceof Error ? cause.message : String(cause)
  const field = v.getDotPath(cause.issues[0])
  return field === null ? cause.message : `${printable(field)}: ${cause.message}`
}
