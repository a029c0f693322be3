import type { LeadCollection } from '@fivefold/shared/domain/leads/lead'
import { postedForms } from 'remote-marketing/src/posted-forms/posted-forms'

interface Consent {
  text: string
  version: string
}

/**
 * A consent as it is stored. A sender may say anything, so only a text that this release holds for the version counts as
 * the text. Everything else is kept as a claim: a page of another release may still be open.
 */
export function heldConsent(collection: LeadCollection, said: Consent | undefined) {
  const isHeld = Object.values(postedForms).some(
    (form) =>
      form.collection === collection &&
      form.consent.version === said?.version &&
      form.consent.text === said.text,
  )
  const { text = null, version = null } = said ?? {}
  return isHeld ? { text, version, claim: null } : { text: null, version, claim: text }
}
