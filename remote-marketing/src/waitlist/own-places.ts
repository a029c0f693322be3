import type { WaitlistEntry } from '@fivefold/shared/domain/leads/lead'
import { editsOf } from '@fivefold/shared/forms/drafts/field-values'
import { emptyWaitlistForm, type WaitlistForm } from './waitlist-lead'

/** A place in line that this browser has stored. */
export interface Place {
  readonly id: string
  readonly answers: WaitlistForm
  readonly code: string
  /** The code of the person who invited; '' without an invitation. */
  readonly invitedBy: string
  /** The plan and topic of the link that led to the form; '' for none. */
  readonly plan: string
  readonly topic: string
  /** Number of entries made with the code. */
  readonly referrals: number
}

/**
 * The places of an account, or the ones taken while signed out; the latest first. Entries without a
 * code do not come from the form.
 */
export function ownPlaces(
  entries: readonly WaitlistEntry[],
  userId: string | undefined,
): readonly Place[] {
  return entries
    .filter((entry) => valueOf(entry, 'user_id') === (userId ?? '') && codeOf(entry) !== '')
    .map((entry) => ({
      id: entry.id,
      answers: { ...emptyWaitlistForm, ...editsOf(entry, emptyWaitlistForm) },
      code: codeOf(entry),
      invitedBy: valueOf(entry, 'ref'),
      plan: valueOf(entry, 'plan'),
      topic: valueOf(entry, 'topic'),
      referrals: entries.filter((other) => valueOf(other, 'ref') === codeOf(entry)).length,
    }))
    .toReversed()
}

const codeOf = (entry: WaitlistEntry) => valueOf(entry, 'referralCode')

/** A lead has the fields of its form; a missing one, or one that is not a text, counts as blank. */
function valueOf(entry: WaitlistEntry, name: string): string {
  const value: unknown = Reflect.get(entry, name)
  return typeof value === 'string' ? value : ''
}
