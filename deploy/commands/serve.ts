import { serveSite } from '../serve/site-server'
import { siteFolder } from '../workspace/folders'
import { portFromEnvironment } from '../serve/port'

/** `serve`: serves what is released, without building; stops on Ctrl-C. */
export async function serve() {
  const port = portFromEnvironment()
  const server = await serveSite(siteFolder(), port)
  console.info(`Fivefold is served at http://localhost:${port}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}
