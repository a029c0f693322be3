import { announceHost } from '../kit/pack/announce-host'
import { buildWithKit } from '../kit/pack/build-with-kit'
import { storedSettings } from '../registry/stored-settings'
import { hostApp } from '../workspace/folders'
import { atSite, atSiteToChange } from './site/at-site'

/** `announce`: builds the host and lets other teams check against it before it is live. */
export async function announce() {
  await atSite({}, (site) => storedSettings(site))
  await buildWithKit(hostApp)
  const version = await atSiteToChange({}, announceHost)
  console.info(`Remotes are checked against the host ${version}, too.`)
}
