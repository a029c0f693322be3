import path from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { RouteEntry } from '../../shared/routing/remote-contract'
import { appFolder } from '../workspace'

export const devAddress = (remote: string) => `/remotes/${remote}/dev/`

export const devEntry = 'remoteEntry.js'

/** The routes of a remote as its source has them now. */
export async function routesUnderDevelopment(remote: string) {
  const { module } = await runnerImport<{ routeList: readonly RouteEntry[] }>(
    path.join(appFolder(remote), 'src/route-list.ts'),
    { configFile: false, logLevel: 'error' },
  )
  return module.routeList
}

/**
 * A remote's development server says of itself what a build writes, so that a deployed site can try
 * it out.
 */
export function devRelease(remote: string): Plugin {
  return {
    name: 'fivefold:dev-release',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://site')
        if (pathname !== `${devAddress(remote)}release.json`) return next()
        routesUnderDevelopment(remote).then((routes) => {
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify({ name: remote, version: 'dev', entry: devEntry, routes }))
        }, next)
      })
    },
  }
}
