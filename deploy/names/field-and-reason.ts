import * as v from 'valibot'
import { printable } from '../../shared/federation/names'

/** What is wrong with a text that was read, in words: the field, and why it is not one. */
export function fieldAndReason(cause: unknown): string {
  if (!(cause instanceof v.ValiError)) return cause instanceof Error ? cause.message : String(cause)
  const field = v.getDotPath(cause.issues[0])
  return field === null ? cause.message : `${printable(field)}: ${cause.message}`
}
