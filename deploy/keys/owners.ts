import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { inside } from '../names/inside'
import { readText } from '../names/limits'
import { hostApp } from '../workspace/folders'
import { UserError } from '../workspace/user-error'
import { isSigned, type Signed } from './signing-key'

/** Who may release what, relative to the site; signed by the host's team. */
export const ownersFile = 'owners.json'

const owner = v.object({
  /** Addresses of its pages: `/support` with all below it, `/` alone, or `/*` for every address. */
  paths: v.array(v.string()),
  keys: v.array(
    v.object({
      key: v.string(),
      /** Releases signed later are refused: for a key that is no longer used, or is lost. */
      until: v.exactOptional(v.string()),
    }),
  ),
})

const ownersDocument = v.object({ owners: v.record(v.string(), owner) })

const signedOwners = v.object({
  document: ownersDocument,
  key: v.string(),
  signature: v.string(),
})

export type Owner = v.InferOutput<typeof owner>
export type Owners = v.InferOutput<typeof ownersDocument>

/**
 * The owners of a site; undefined where anybody may release anything.
 * @throws UserError when they are not signed by the host's team.
 */
export function readOwners(site: string): Owners | undefined {
  const file = inside(site, ownersFile)
  return existsSync(file) ? ownersIn(readText(file)) : undefined
}

/**
 * The same from the text of the file.
 * @param hostKey the public key that must have signed it; absent: any that it names as the host's.
 */
export function ownersIn(text: string, hostKey?: string): Owners {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), signedOwners), text)
  if (!parsed.success) throw new UserError(`${ownersFile} is damaged: restore it from a backup.`)
  const { document, key } = parsed.output
  if (!isKeyOf(document, hostApp, key) || !isSigned(parsed.output)) {
    throw new UserError(`${ownersFile} is not signed by the host's team: restore it from a backup.`)
  }
  if (hostKey !== undefined && key !== hostKey) {
    throw new UserError(`${ownersFile} is not signed with that key.`)
  }
  return document
}

/** Whether an app's team signs with a key today: it is the team's, and not given up. */
export const isKeyOf = ({ owners }: Owners, app: string, key: string): boolean =>
  ownerOf({ owners }, app)?.keys.some((known) => known.key === key && known.until === undefined) ??
  false

/** Finds the owner of an app. Every record has a `constructor`, which owns nothing. */
export const ownerOf = ({ owners }: Owners, app: string): Owner | undefined =>
  Object.hasOwn(owners, app) ? owners[app] : undefined

export const ownersText = (owners: Signed<Owners>) => `${JSON.stringify(owners, null, 2)}\n`

/** Whether an address is below one of an owner's. */
export const owns = ({ paths }: Owner, address: string) =>
  paths.some(
    (own) => own === '/*' || own === address || (own !== '/' && address.startsWith(`${own}/`)),
  )
