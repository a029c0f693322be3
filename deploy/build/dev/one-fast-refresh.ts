import type { Plugin } from 'vite'
import { CodeNotFound } from '../syntax/code-not-found'

const runtime = '/@react-refresh'

/**
 * Remotes under development take the host's fast-refresh runtime: only that one knows the page's
 * React roots. The federation plugin does so for other origins; here all are behind one address.
 */
export function oneFastRefresh(): Plugin {
  return {
    name: 'fivefold:one-fast-refresh',
    apply: 'serve',
    async configureServer({ environments, middlewares }) {
      if ((await environments.client.pluginContainer.resolveId(runtime)) === null) {
        throw new CodeNotFound(
          `the module ${runtime}`,
          '@vitejs/plugin-react',
          'dev/one-fast-refresh.ts',
        )
      }
      middlewares.use((request, response, next) => {
        const isRemotes = /^\/remotes\/[^/]+\/dev\/@react-refresh/.test(request.url ?? '')
        if (!isRemotes) return next()
        response.setHeader('content-type', 'text/javascript')
        response.end(`export * from '${runtime}'\nexport { default } from '${runtime}'\n`)
      })
    },
  }
}
