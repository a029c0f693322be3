import type { Plugin } from 'vite'
import { appFolder } from '../../workspace/folders'
import { routeListOf } from '../app-source/route-list'

export const devAddress = (remote: string) => `/remotes/${remote}/dev/`

export const devEntry = 'remoteEntry.js'

/**
 * Serves the `release.json` that a build of the remote under development would write, so that a deployed
 * site can try it out.
 */
export function devRelease(remote: string): Plugin {
  return {
    name: 'fivefold:dev-release',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://site')
        if (pathname !== `${devAddress(remote)}release.json`) return next()
        routeListOf(appFolder(remote)).then((routes) => {
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify({ name: remote, version: 'dev', entry: devEntry, routes }))
        }, next)
      })
    },
  }
}
