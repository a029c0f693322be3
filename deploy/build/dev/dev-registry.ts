import { brand } from '../../../shared/brand'
import { documentMark } from '../../../shared/browser/files/document-mark'
import type { Plugin } from 'vite'
import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { scriptJson } from '../../site/documents/escape-html'
import { siteSettings, type SiteSettings } from '../../site/registry/site-settings'
import { appFolder } from '../../workspace/folders'
import { devAddress, devEntry } from './dev-release'
import { releasedRegistry, releasedSettings } from './released-site'
import { routeListOf } from '../app-source/route-list'

/** Passes the remotes under development and their servers' ports from `dev` to the host's server. */
export const devRemotesVariable = 'FIVEFOLD_DEV_REMOTES'

export type DevRemotes = Readonly<Record<string, number>>

export const devRemotes = (): DevRemotes => JSON.parse(process.env[devRemotesVariable] ?? '{}')

/** Writes a registry into the host's page, with the released remotes and those under development. */
export function devRegistry(): Plugin {
  return {
    name: 'fivefold:dev-registry',
    apply: 'serve',
    async transformIndexHtml(html) {
      const { remotes } = await releasedRegistry()
      const settings = siteSettings(await releasedSettings())
      return withRegistry(html, await registryWith(remotes, Object.keys(devRemotes())), settings)
    },
  }
}

/** The registry of a site in development: a remote under development replaces its release. */
export async function registryWith(
  released: RegistryDocument['remotes'],
  developed: readonly string[],
) {
  const remotes = await Promise.all(developed.map(developedRemote))
  return {
    schema: 1,
    host: { version: 'dev' },
    remotes: { ...released, ...Object.fromEntries(remotes) },
  }
}

/** The host's page with the data that a released document contains. */
export function withRegistry(
  html: string,
  registry: object,
  settings: SiteSettings,
  more: readonly string[] = [],
) {
  const head = [
    `<title>${brand.name}</title>`,
    `<script type="application/json" ${documentMark}>${scriptJson(settings)}</script>`,
    `<script type="application/json" id="registry">${scriptJson(registry)}</script>`,
    ...more,
  ]
  return html.replace('<!--page-head-->', () => head.join('\n    '))
}

async function developedRemote(remote: string) {
  const routes = await routeListOf(appFolder(remote))
  const live = { version: 'dev', entry: `${devAddress(remote)}${devEntry}` }
  return [remote, { live, lastGood: null, routes }] as const
}
