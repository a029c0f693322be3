import { announceHost } from '../pack/announce-host'
import { buildApp } from '../../../deploy/build/apps/build-app'
import { storedSettings } from '../../../deploy/site/registry/stored-settings'
import { hostApp } from '../../../deploy/workspace/folders'
import { atSite, atSiteToChange } from '../../../deploy/commands/site/at-site'

/** `announce`: builds the host and lets other teams check against it before it is live. */
export async function announce() {
  await atSite({}, (site) => storedSettings(site))
  await buildApp(hostApp)
  const version = await atSiteToChange({}, announceHost)
  console.info(`Remotes are checked against the host ${version}, too.`)
}
