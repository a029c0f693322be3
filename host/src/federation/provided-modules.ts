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
import * as siteStore from '@fivefold/shared/store/site-store'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as styledComponents from './styled-components'

/** The host's own instance of everything that may exist only once on the page. */
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
}

const versions: Record<(typeof sharedLibraries)[number], string> = {
  react: react.version,
  'react/jsx-runtime': react.version,
  'react-dom': reactDom.version,
  'styled-components': styledComponents.version,
}

/** The host's instance of a shared module, if the name is one. */
export const instanceOf = (name: string): object | undefined =>
  new Map<string, object>(Object.entries(instances)).get(name)

/** The same object each time: remotes with a React of their own keep that in it. */
const onPage = { ...instances, complete: true }

/** Puts the instances on the page, for the containers of our remotes. */
export const provideInstances = () => Object.assign(globalThis, { [pageShares]: onPage })

/** The share scope for every remote: all modules are loaded, so that no remote waits for one. */
export const providedModules = Object.fromEntries([
  ...sharedLibraries.map((name) => [name, { [versions[name]]: share(name) }] as const),
  ...sharedModules.map((name) => [name, { [contractVersion]: share(name) }] as const),
])

/** A share as module federation describes it; complete, for remotes with a runtime of their own. */
function share(name: SharedName) {
  // Other makes of federation look there for the default export.
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
