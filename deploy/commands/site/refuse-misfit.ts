import { fitHost } from '../../kit/fit/fit-host'
import { contractInSite } from '../../kit/site-contract'
import { hostApp } from '../../workspace/folders'

/**
 * Before a remote is built: its sources must fit the live host. Prints what is accepted for some time only.
 * @returns the same.
 * @throws UserError with the reason and what to do.
 */
export function refuseMisfit(site: string, app: string): string[] {
  const contract = contractInSite(site)
  if (app === hostApp || contract === undefined) return []
  const notices = fitHost(app, contract)
  for (const notice of notices) console.warn(`warning: ${notice}`)
  return notices
}
