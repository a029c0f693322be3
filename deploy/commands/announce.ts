import { announceHost } from '../kit/pack/announce-host'
import { buildWithKit } from '../kit/pack/build-with-kit'
import { hostApp } from '../workspace/folders'
import { siteToChange } from './site/site-in-folder'

/** `announce`: builds the host and lets other teams check against it before it is live. */
export async function announce() {
  const site = siteToChange()
  await buildWithKit(hostApp)
  const version = await announceHost(site)
  console.info(`Remotes are checked against the host ${version}, too.`)
}
