import * as v from 'valibot'
import { verifySignature } from './verify-signature'

/** The part of owners.json that assigns keys to teams (`extensions/signing/keys/owners.ts`). */
const signedOwners = v.object({
  document: v.object({
    owners: v.record(
      v.string(),
      v.object({
        keys: v.array(v.object({ key: v.string(), until: v.exactOptional(v.string()) })),
      }),
    ),
  }),
  key: v.string(),
  signature: v.string(),
})

/**
 * Whether a key was the team's when something was signed with it.
 * @param text the text of owners.json, which the host's team must have signed.
 * @param time in ISO 8601.
 */
export async function isTeamKey(text: string, app: string, key: string, time: string) {
  const raw: unknown = JSON.parse(text)
  const parsed = v.safeParse(signedOwners, raw)
  if (!parsed.success) return false
  const { document, ...signature } = parsed.output
  const hasKey = (owner: string, wanted: string, at?: string) =>
    Object.hasOwn(document.owners, owner) &&
    (document.owners[owner]?.keys.some(
      (known) =>
        known.key === wanted &&
        (known.until === undefined || (at !== undefined && at <= known.until)),
    ) ??
      false)
  if (!hasKey('host', signature.key) || !hasKey(app, key, time)) return false
  return verifySignature({ document: documentOf(raw), ...signature })
}

/** As it was signed, including fields that are not read here. */
const documentOf = (raw: unknown) =>
  typeof raw === 'object' && raw !== null && 'document' in raw ? raw.document : undefined
