import * as v from 'valibot'
import {
  previewDocumentFile,
  signedPreview,
  type PreviewDocument,
  type SignedPreview,
} from '../../../shared/contract/preview/preview-document'
import { readToken } from './preview-link'
import { isTeamKey } from './team-key'
import { canVerify, verifySignature } from './verify-signature'

export interface PreviewPorts {
  /** The text at an address of the site; undefined if it is absent. @throws without a connection. */
  read: (address: string) => Promise<string | undefined>
  /** The origin that the link was opened on. */
  origin: string
  now: Date
}

/** The preview, or the reason for a refusal in one sentence. */
export type CheckedPreview = { preview: PreviewDocument } | { problem: string }

const refused = (problem: string): CheckedPreview => ({ problem })

/**
 * Checks a link's preview: its team has signed it, the link has its signature, and it has not ended.
 * @param token the link's part after `#`.
 * @throws without a connection.
 */
export async function checkPreview(
  token: string,
  { read, origin, now }: PreviewPorts,
): Promise<CheckedPreview> {
  const asked = readToken(token)
  if (asked === undefined) return refused('This link is not complete, so it opens no preview.')
  if (!(await canVerify())) {
    return refused('This browser cannot verify the signature (Ed25519) that every preview has.')
  }
  const text = await read(previewDocumentFile(asked))
  if (text === undefined) return refused('This preview has ended.')
  const signed = signedIn(text)
  const { document } = signed ?? {}
  const isAsked =
    signed?.signature === asked.signature && document?.app === asked.app && document.id === asked.id
  if (signed === undefined || document === undefined || !isAsked) return refused(changed)
  if (!(await verifySignature({ ...signed, document: JSON.parse(text).document })))
    return refused(changed)
  if (!isSameOrigin(document.origin, origin)) {
    return refused(`This link opens a preview only at ${new URL(document.origin).host}.`)
  }
  if (now.toISOString() >= document.ends)
    return refused(`This preview ended on ${dateInWords(document.ends)}.`)
  const owners = await read('/owners.json')
  const isOfTeam =
    owners === undefined || (await isTeamKey(owners, asked.app, signed.key, document.time))
  return isOfTeam
    ? { preview: document }
    : refused(`This preview is not signed by the team of ${asked.app}.`)
}

const changed = 'This preview, or the link to it, was changed after it was signed.'

function signedIn(text: string): SignedPreview | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), signedPreview), text)
  return parsed.success ? parsed.output : undefined
}

/** On a developer's machine, the port may differ. */
function isSameOrigin(wanted: string, origin: string) {
  const [one, other] = [new URL(wanted), new URL(origin)]
  if (one.hostname.endsWith('.localhost')) return one.hostname === other.hostname
  return one.origin === other.origin
}

/** Such as `November 25, 2026, 7:00 PM UTC`. @param time in ISO 8601. */
export const dateInWords = (time: string) =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(time))
    .replace(' at ', ', ')} UTC`
