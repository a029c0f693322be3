import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readRegistryFile } from '../../../deploy/site/registry/registry-file'
import { reconcileSite } from '../../../deploy/release/reconcile-site'
import { inSiteTransaction } from '../../../deploy/site/files/site-transaction'
import { buildFolder, hostApp } from '../../../deploy/workspace/folders'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import { kitFolder } from '../kit-description'
import { contractFile, contractInSite, nextContractFile } from '../site-contract'

/**
 * Puts the contract of the host that is built here beside the live one, so that other teams' `check`
 * says whether their remotes fit it.
 * @returns its version.
 * @throws UserError when the live host has that version.
 */
export async function announceHost(site: string, build = buildFolder(hostApp)): Promise<string> {
  const version = contractInSite(build)?.version ?? ''
  if (contractInSite(site)?.version === version) {
    throw new UserError(
      `The live host is ${version}, too: raise the version in host/package.json first.`,
    )
  }
  const contract = readFileSync(path.join(build, kitFolder, contractFile))
  const files = new Map([[path.posix.join(kitFolder, nextContractFile), contract]])
  await inSiteTransaction(site, async () => {
    const before = readRegistryFile(site)
    return reconcileSite(site, before, { before, apps: [hostApp], files })
  })
  return version
}
