import { brand } from '../../shared/brand'
import { listenOnSitePort, portOf } from '../serve/port'
import { noteServedPort } from '../serve/served-port'
import { siteServer } from '../serve/site-server'
import { storedSettings } from '../site/registry/stored-settings'
import { hooks } from '../workspace/hooks'
import { siteInFolder } from './site/site-in-folder'

/**
 * `serve`: serves what is released, without building; stops on Ctrl-C.
 * @returns what runs beside the site.
 */
export async function serve() {
  const site = siteInFolder()
  storedSettings(site)
  const beside = await Promise.all(hooks('serve').map((begin) => begin(site)))
  const companions = beside.map(({ answer }) => answer)
  const server = await listenOnSitePort(siteServer(site, companions))
  noteServedPort(site, portOf(server))
  console.info(`${brand.name} is served at http://localhost:${portOf(server)}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
  return beside
}
