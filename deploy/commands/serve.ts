import { listenOnSitePort, portOf } from '../serve/port'
import { siteServer } from '../serve/site-server'
import { hooks } from '../workspace/hooks'
import { siteInFolder } from './site/site-in-folder'

/**
 * `serve`: serves what is released, without building; stops on Ctrl-C.
 * @returns what runs beside the site.
 */
export async function serve() {
  const site = siteInFolder()
  const begun = await Promise.all(hooks('serve').map((begin) => begin()))
  const beside = begun.filter((each) => each !== undefined)
  const companions = beside.map(({ answer }) => answer)
  const server = await listenOnSitePort(siteServer(site, companions))
  console.info(`Fivefold is served at http://localhost:${portOf(server)}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
  return beside
}
