import type { Plugin, ServerOptions } from 'vite'
import { addressName } from '../../../shared/browser/files/address-name'
import { portFromEnvironment } from '../../serve/port'
import { sendFirst } from '../../serve/send-file'
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

/**
 * Decodes the new address under which the loader requests a release again
 * (shared/contract/federation/entry-address.ts). File servers decode it too, but a proxy does not.
 */
export function retriedEntries(): Plugin {
  return {
    name: 'fivefold:retried-entries',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [folder = '', remote = '', version = ''] =
          /^\/remotes\/([^/]+)\/([^/]*%[^/]*)\//.exec(request.url ?? '') ?? []
        const decoded = version.replace(/%(\w\w)/g, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        )
        const own = devAddress(remote)
        if (`/remotes/${remote}/${decoded}/` === own)
          request.url = request.url?.replace(folder, own)
        next()
      })
    },
  }
}

/** Serves the remotes released on this machine that are not under development. */
export function releasedFiles(): Plugin {
  return {
    name: 'fivefold:released-files',
    apply: 'serve',
    configureServer(server) {
      if (deployedSite() !== undefined) return
      const site = siteFolder()
      server.middlewares.use((request, response, next) => {
        const { kind, path } = addressName(request.url?.replace(/\?.*/, '') ?? '')
        if (kind !== 'file' || !path.startsWith('/remotes/')) return next()
        sendFirst(site, [path], request, response).then((isThere) => isThere || next(), next)
      })
    },
  }
}
