import { copyFileSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { inSiteTransaction } from '../../site-files/site-transaction'
import { temporaryName } from '../../site-files/temporary-files'
import { buildFolder, hostApp } from '../../workspace/folders'
import { UserError } from '../../workspace/user-error'
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
  const target = path.join(site, kitFolder, nextContractFile)
  await inSiteTransaction(site, async () => {
    mkdirSync(path.dirname(target), { recursive: true })
    const draft = temporaryName(target)
    copyFileSync(path.join(build, kitFolder, contractFile), draft)
    renameSync(draft, target)
  })
  return version
}
