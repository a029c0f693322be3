import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { listen } from '../../deploy/serve/port'
import { siteHandler } from '../../deploy/serve/site-server'

/** Between a browser and the site; the same for all browsers. */
export interface Network {
  /** Milliseconds that a script takes. */
  scriptDelay: number
}

/** Serves a released site on a free port, over a network that can be slow. */
export async function serveOverNetwork(site: string) {
  const network: Network = { scriptDelay: 0 }
  const answer = siteHandler(site)
  const server = createServer((request, response) => {
    const delay = request.url?.endsWith('.js') ? network.scriptDelay : 0
    void pause(delay).then(() => answer(request, response))
  })
  return { server: await listen(server, 0), network }
}
