import { listenOnSitePort, portOf } from '../serve/port'
import { siteServer } from '../serve/site-server'
import { hooks } from '../workspace/hooks'
import { siteInFolder } from './site/site-in-folder'

/** `serve`: serves what is released, without building; stops on Ctrl-C. */
export async function serve() {
  const site = siteInFolder()
  const begun = await Promise.all(hooks('serve').map((begin) => begin()))
  const companions = begun.filter((companion) => companion !== undefined)
  const server = await listenOnSitePort(siteServer(site, companions))
  console.info(`Fivefold is served at http://localhost:${portOf(server)}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}
