import type { WaitlistEntry } from '@fivefold/shared/domain/leads/lead'
import { editsOf } from '@fivefold/shared/forms/drafts/field-values'
import { emptyWaitlistForm, type WaitlistForm } from './waitlist-fields'

/** A place in line that this browser knows of. */
export interface Place {
  readonly id: string
  readonly answers: WaitlistForm
  readonly code: string
  /** The code of who invited; '' where nobody did. */
  readonly invitedBy: string
  /** The plan and the topic that it was taken for; '' for none. */
  readonly plan: string
  readonly topic: string
  /** Entries made with the code. */
  readonly referrals: number
}

/**
 * The places of that account, or those that were taken while nobody was signed in; the latest first.
 * An entry without a code was not made by the form.
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

/** A lead keeps every field of its form; one that is missing or no text counts as blank. */
function valueOf(entry: WaitlistEntry, name: string): string {
  const value: unknown = Reflect.get(entry, name)
  return typeof value === 'string' ? value : ''
}
