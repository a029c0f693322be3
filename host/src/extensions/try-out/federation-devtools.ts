import { providedModules } from '../../loading/federation/provided-modules'
import type { Registry, SiteRoute } from '../../loading/registry/registry'

/** The global variable where module federation's tools and runtimes look for a page's modules. */
const federationGlobal = '__FEDERATION__'

const hostName = 'host'

/**
 * Describes the page to module federation's devtools as one composed by its runtime. A remote's runtime that loads
 * later adds itself.
 */
export function showToDevtools({ hostVersion, routes }: Registry) {
  const known: { moduleInfo?: object } | undefined = Reflect.get(globalThis, federationGlobal)
  const federation = known ?? {
    __GLOBAL_PLUGIN__: [],
    __INSTANCES__: [],
    __SHARE__: { [hostName]: { default: providedModules } },
    __MANIFEST_LOADING__: {},
    __PRELOADED_MAP__: new Map(),
    __PRELOADED_ASSETS__: new Set(),
  }
  const moduleInfo = { ...known?.moduleInfo, ...moduleInfoOf(hostVersion, routes) }
  Object.assign(globalThis, { [federationGlobal]: Object.assign(federation, { moduleInfo }) })
}

/** The host and the live releases of its remotes, in the schema of a runtime's snapshot. */
export function moduleInfoOf(
  hostVersion: string,
  routes: readonly SiteRoute[],
): Record<string, object> {
  const remotes = new Map(
    routes.flatMap(({ remote, releases: [release] }) => (release ? [[remote, release]] : [])),
  )
  const shared = Object.entries(providedModules).map(([sharedName, versions]) => ({
    sharedName,
    version: Object.keys(versions)[0] ?? '',
    assets: noAssets,
  }))
  const remotesInfo = [...remotes].map(([remote, { entry }]) => [remote, { matchedVersion: entry }])
  return {
    [hostName]: {
      ...noTypes,
      version: hostVersion,
      buildVersion: hostVersion,
      remotesInfo: Object.fromEntries(remotesInfo),
      shared,
      consumerList: [hostName],
    },
    ...Object.fromEntries(
      [...remotes].map(([remote, { entry, version }]) => [
        `${remote}:${entry}`,
        {
          remoteTypes: '',
          remoteTypesZip: '@mf-types.zip',
          version: entry,
          buildVersion: version,
          globalName: remote,
          publicPath: entry.slice(0, entry.lastIndexOf('/') + 1),
          remoteEntry: entry.slice(entry.lastIndexOf('/') + 1),
          remoteEntryType: 'module',
          modules: [{ moduleName: 'routes', modulePath: './routes', assets: noAssets }],
          remotesInfo: {},
          shared,
        },
      ]),
    ),
  }
}

const noTypes = { remoteTypes: '', remoteTypesZip: '' }
const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }
