import { createHash } from 'node:crypto'
import path from 'node:path'
import * as v from 'valibot'
import { buildName } from '../../../deploy/build/apps/build-inputs'
import { notesFolder, readNote, writeNote } from '../../../deploy/build/apps/notes'
import { appFolder, isKit } from '../../../deploy/workspace/folders'
import { readPackage } from '../../../deploy/workspace/read-package'
import type { SiteContract } from '../site-contract'
import { refuseWrongTypes } from './check-types'
import { refuseEnded } from './refuse-ended'
import { usedExports } from './used-exports'

const versioned = v.object({ version: v.string() })

/** Version of the kit that this program is part of; undefined in the host's own workspace. */
const ownKit = () => (isKit ? readPackage(import.meta.dirname, versioned).version : undefined)

/**
 * Checks before the build whether a remote's sources may be released beside a host.
 * @returns sentences about what is accepted for some time only.
 * @throws UserError when the types do not fit, or something is used whose last day is over.
 */
export async function fitHost(remote: string, contract: SiteContract): Promise<string[]> {
  await refuseUnlessNoted(remote, contract)
  const used = usedExports(path.join(appFolder(remote), 'src'))
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
  return refuseEnded({ remote, used, kit: ownKit() }, contract, today)
}

/**
 * Types that fit a host are not checked twice, except for a remote in its own repository: it may
 * read anything.
 */
async function refuseUnlessNoted(remote: string, contract: SiteContract) {
  if (isKit) return refuseWrongTypes(remote, contract)
  const note = `${remote}-fits`
  const name = createHash('sha256')
    .update(buildName(remote))
    .update(JSON.stringify(contract))
    .digest('hex')
  if (readNote(notesFolder, note) === name) return
  await refuseWrongTypes(remote, contract)
  writeNote(notesFolder, note, name)
}
