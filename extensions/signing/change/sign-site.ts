import { SigningTerms } from './site-signing'
import { currentState } from '../keys/read-owners'
import { readRegistryFile } from '../../../deploy/site/registry/registry-file'
import { inSiteTransaction } from '../../../deploy/site/files/site-transaction'
import { hostApp } from '../../../deploy/workspace/folders'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import { reconcileSite } from '../../../deploy/release/reconcile-site'

/**
 * Signs the site as its registry describes it, with the key of the host's team, whatever was signed
 * before. Renders every document again.
 * @throws UserError where the site has no owners, or without that key.
 */
export function signSite(site: string): Promise<string[]> {
  return inSiteTransaction(site, async () => {
    if (currentState(site) === undefined)
      throw new UserError(
        'This site has no owners: `fivefold owners host --key …` names the first.',
      )
    return reconcileSite(site, readRegistryFile(site), {
      apps: [hostApp],
      asked: new SigningTerms(undefined, true),
    })
  })
}
