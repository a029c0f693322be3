import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import sirv from 'sirv'
import type { Plugin, ServerOptions } from 'vite'
import { portFromEnvironment } from '../../serve/port'
import { siteFolder } from '../../workspace/folders'
import { devRemotes } from './dev-registry'
import { devAddress } from './dev-release'
import { deployedSite } from './released-site'

/**
 * The one address of development: the host's pages, with a proxy to each remote's server and, if
 * `$SITE_URL` names one, to a deployed site.
 */
export function hostServer(): ServerOptions {
  const developed = Object.entries(devRemotes()).map(
    ([remote, port]) =>
      [devAddress(remote), { target: `http://localhost:${port}`, ws: true }] as const,
  )
  const site = deployedSite()
  const deployed =
    site === undefined ? [] : ([['/remotes/', { target: site, changeOrigin: true }]] as const)
  return {
    host: 'localhost',
    port: portFromEnvironment(),
    strictPort: true,
    proxy: Object.fromEntries([...developed, ...deployed]),
  }
}

export function remoteServer(remote: string): ServerOptions {
  const port = devRemotes()[remote]
  if (port === undefined) return {}
  return { host: 'localhost', port, strictPort: true, hmr: { clientPort: portFromEnvironment() } }
}

/** Serves the remotes released on this machine that are not under development. */
export function releasedFiles(): Plugin {
  return {
    name: 'fivefold:released-files',
    apply: 'serve',
    configureServer(server) {
      if (deployedSite() !== undefined) return
      const site = siteFolder()
      const files = sirv(site, { dev: true })
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://site')
        const file = path.join(site, pathname)
        const released = pathname.startsWith('/remotes/') && existsSync(file)
        if (released && statSync(file).isFile()) files(request, response, next)
        else next()
      })
    },
  }
}
