import * as v from 'valibot'
import { hostApp } from '../../../deploy/workspace/folders'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import { documentHash, isSigned } from './signing-key'
import type { Signed } from '../../../deploy/workspace/hooks'

/** Says who may release what, relative to the site; signed by the host's team. */
export const ownersFile = 'owners.json'

const owner = v.object({
  /** Addresses of its pages: `/support` with all below it, `/` for the home page, `/*` for all. */
  paths: v.array(v.string()),
  keys: v.array(
    v.object({
      key: v.string(),
      /** In owners from before `givenUp`: releases signed later are refused. */
      until: v.exactOptional(v.string()),
    }),
  ),
  /** Keys that sign nothing new, each with the hashes of the documents that it has signed: no clock decides. */
  givenUp: v.exactOptional(v.array(v.object({ key: v.string(), signed: v.array(v.string()) }))),
})

const ownersDocument = v.object({ owners: v.record(v.string(), owner) })

export const signedOwners = v.object({
  document: ownersDocument,
  key: v.string(),
  signature: v.string(),
})

export type Owner = v.InferOutput<typeof owner>
export type Owners = v.InferOutput<typeof ownersDocument>

/**
 * The owners in the text of their file.
 * @param hostKey the public key that must have signed it; absent: any that it names as the host's.
 * @throws UserError when they are not signed by the host's team.
 */
export function signedOwnersIn(text: string, hostKey?: string): Signed<Owners> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), signedOwners), text)
  if (!parsed.success) throw new UserError(`${ownersFile} is damaged: restore it from a backup.`)
  const { document, key } = parsed.output
  if (!isKeyOf(document, hostApp, key) || !isSigned(parsed.output)) {
    throw new UserError(`${ownersFile} is not signed by the host's team: restore it from a backup.`)
  }
  if (hostKey !== undefined && key !== hostKey) {
    throw new UserError(`${ownersFile} is not signed with that key.`)
  }
  return parsed.output
}

/** The owner of a name; undefined where it has none. */
export const ownerOf = ({ owners }: Owners, app: string): Owner | undefined =>
  Object.hasOwn(owners, app) ? owners[app] : undefined

/** Whether an app's team signs with a key today: it is the team's, and not given up. */
export const isKeyOf = (owners: Owners, app: string, key: string): boolean =>
  ownerOf(owners, app)?.keys.some((known) => known.key === key && known.until === undefined) ??
  false

/** Whether a document is good: a key of the team has signed it, or had before the team gave that key up. */
export const isGoodKey = (
  owners: Owners,
  app: string,
  { document, key }: Pick<Signed<unknown>, 'document' | 'key'>,
) =>
  isKeyOf(owners, app, key) ||
  (ownerOf(owners, app)?.givenUp?.some(
    (known) => known.key === key && known.signed.includes(documentHash(document)),
  ) ??
    false)

/** Whether nobody can release under a name until the host's team gives it a key. */
export const isClosed = ({ keys }: Owner) => keys.every(({ until }) => until !== undefined)

export const ownersText = (owners: Signed<Owners>) => `${JSON.stringify(owners, null, 2)}\n`

/** Whether an address is below one of an owner's. */
export const owns = ({ paths }: Owner, address: string) =>
  paths.some(
    (own) => own === '/*' || own === address || (own !== '/' && address.startsWith(`${own}/`)),
  )
