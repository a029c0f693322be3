import * as errorLog from '@fivefold/shared/analytics/error-log'
import {
  contractVersion,
  pageShares,
  sharedLibraries,
  sharedModules,
  type SharedName,
} from '@fivefold/shared/federation/shared-modules'
import * as toast from '@fivefold/shared/notify/toast'
import * as link from '@fivefold/shared/routing/link'
import * as siteMap from '@fivefold/shared/routing/site-map'
import * as siteSeams from '@fivefold/shared/seams/site-seams'
import * as siteStore from '@fivefold/shared/store/site-store'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as styledComponents from './styled-components'

/** The host's instance of every module that may exist only once on the page. */
const instances: Record<SharedName, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@fivefold/shared/routing/link': link,
  '@fivefold/shared/routing/site-map': siteMap,
  '@fivefold/shared/store/site-store': siteStore,
  '@fivefold/shared/notify/toast': toast,
  '@fivefold/shared/analytics/error-log': errorLog,
  '@fivefold/shared/seams/site-seams': siteSeams,
}

const versions: Record<(typeof sharedLibraries)[number], string> = {
  react: react.version,
  'react/jsx-runtime': react.version,
  'react-dom': reactDom.version,
  'styled-components': styledComponents.version,
}

/** Undefined if the name is not a shared module's. */
export const instanceOf = (name: string): object | undefined =>
  new Map<string, object>(Object.entries(instances)).get(name)

/** One object for all calls: remotes with their own React store theirs in it. */
const onPage = { ...instances, complete: true }

/** Makes the instances global, for the containers of our remotes. */
export const provideInstances = () => Object.assign(globalThis, { [pageShares]: onPage })

/** The share scope for every remote. All modules are loaded, so no remote waits for one. */
export const providedModules = Object.fromEntries([
  ...sharedLibraries.map((name) => [name, { [versions[name]]: share(name) }] as const),
  ...sharedModules.map((name) => [name, { [contractVersion]: share(name) }] as const),
])

/** A share in module federation's shape, complete for remotes that have a runtime. */
function share(name: SharedName) {
  // Other federation tools read the default export from a module marked like this.
  const lib = () => ({ __esModule: true, ...instances[name] })
  return {
    from: 'host',
    scope: ['default'],
    loaded: true,
    lib,
    get: async () => lib,
    shareConfig: { singleton: true, requiredVersion: false as const },
  }
}
