import { fitHost } from '../fit/fit-host'
import { contractInSite } from '../site-contract'
import { hostApp } from '../../../deploy/workspace/folders'

/**
 * The sources of a remote must fit the live host.
 * @returns warnings about what is accepted for some time only.
 * @throws UserError with the reason and what to do.
 */
export async function refuseMisfit(site: string, app: string): Promise<string[]> {
  const contract = contractInSite(site)
  if (app === hostApp || contract === undefined) return []
  return fitHost(app, contract)
}
