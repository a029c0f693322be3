import { existsSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { releasedRegistry } from '../../../deploy/build/dev/released-site'
import { appName, route } from '../../../shared/contract/federation/names'
import { inside } from '../../../deploy/names/inside'
import { limitedJson, readText } from '../../../deploy/names/limits'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import { workspaceFolder } from '../../../deploy/workspace/folders'
import { fetched, kitAddress } from './kit-of-site'
import { contractFile, nextContractFile, siteContract, type SiteContract } from '../site-contract'

/** A file in the remote's repository. `check` compares with it when it is offline. */
const lockFile = 'fivefold.lock.json'

const contractLock = v.object({
  site: v.string(),
  live: siteContract,
  /** The contract of the announced host. */
  next: v.nullable(siteContract),
  /** Paths of the live remotes' pages, by remote. */
  routes: v.record(appName, v.array(route)),
})

export type ContractLock = v.InferOutput<typeof contractLock>

/**
 * Reads a site's live pages and the contracts of its live and next host. The site's answer renews the
 * lock file. Without an answer, the lock file is used.
 * @param note receives the reason when the lock file is used.
 * @throws UserError where neither can be read.
 */
export async function siteNow(site: string, note: (text: string) => void): Promise<ContractLock> {
  const file = inside(workspaceFolder, lockFile)
  try {
    const lock = await readSite(site)
    writeFileSync(file, `${JSON.stringify(lock, null, 1)}\n`)
    return lock
  } catch (error) {
    if (!(error instanceof UserError) || !existsSync(file)) throw error
    const read = v.safeParse(contractLock, JSON.parse(readText(file)))
    if (!read.success)
      throw new UserError(`${file} is damaged: remove it, and check with a network.`)
    note(`${error.message} Checked against ${lockFile} instead.`)
    return read.output
  }
}

async function readSite(site: string): Promise<ContractLock> {
  const live = await contractOf(kitAddress(site, contractFile))
  if (live === null) {
    throw new UserError(
      `${site} has no ${kitAddress('', contractFile)}: its host is older than this kit. Let its team ` +
        'release the host again, or take the kit of another site.',
    )
  }
  const next = await contractOf(kitAddress(site, nextContractFile))
  const { remotes } = await releasedRegistry(site)
  const routes = Object.entries(remotes).map(([name, remote]) => [
    name,
    remote.routes.map((route) => route.path),
  ])
  return {
    site,
    live,
    next: next?.version === live.version ? null : next,
    routes: Object.fromEntries(routes),
  }
}

async function contractOf(address: string): Promise<SiteContract | null> {
  const response = await fetched(address)
  if (!response.ok) return null
  const read = v.safeParse(siteContract, await limitedJson(response))
  if (read.success) return read.output
  throw new UserError(`${address} is not a contract that this kit understands: npm run update.`)
}
