import type { Plugin } from 'vite'
import { scriptJson } from '../../documents/escape-html'
import { siteSettings } from '../../registry/site-settings'
import { appFolder } from '../../workspace/folders'
import { devAddress, devEntry } from './dev-release'
import { releasedRegistry, releasedSettings } from './released-site'
import { routeListOf } from '../app-source/route-list'

/** Passes the remotes under development and their servers' ports from `dev` to the host's server. */
export const devRemotesVariable = 'FIVEFOLD_DEV_REMOTES'

export type DevRemotes = Readonly<Record<string, number>>

export const devRemotes = (): DevRemotes => JSON.parse(process.env[devRemotesVariable] ?? '{}')

/** Writes a registry into the host's page: remotes under development, the released ones beside them. */
export function devRegistry(): Plugin {
  return {
    name: 'fivefold:dev-registry',
    apply: 'serve',
    async transformIndexHtml(html) {
      const { remotes: released } = await releasedRegistry()
      const developed = await Promise.all(Object.keys(devRemotes()).map(developedRemote))
      const registry = {
        schema: 1,
        host: { version: 'dev' },
        remotes: { ...released, ...Object.fromEntries(developed) },
      }
      const head = [
        '<title>Fivefold</title>',
        `<script type="application/json" id="site-config">${scriptJson(siteSettings(await releasedSettings()))}</script>`,
        `<script type="application/json" id="registry">${scriptJson(registry)}</script>`,
      ]
      return html.replace('<!--page-head-->', () => head.join('\n    '))
    },
  }
}

async function developedRemote(remote: string) {
  const routes = await routeListOf(appFolder(remote))
  const live = { version: 'dev', entry: `${devAddress(remote)}${devEntry}` }
  return [remote, { live, lastGood: null, routes }] as const
}
