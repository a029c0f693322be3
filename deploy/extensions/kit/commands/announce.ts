import { announceHost } from '../pack/announce-host'
import { buildApp } from '../../../build/apps/build-app'
import { storedSettings } from '../../../site/registry/stored-settings'
import { hostApp } from '../../../workspace/folders'
import { atSite, atSiteToChange } from '../../../commands/site/at-site'

/** `announce`: builds the host and lets other teams check against it before it is live. */
export async function announce() {
  await atSite({}, (site) => storedSettings(site))
  await buildApp(hostApp)
  const version = await atSiteToChange({}, announceHost)
  console.info(`Remotes are checked against the host ${version}, too.`)
}
