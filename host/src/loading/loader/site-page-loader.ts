import { recordLoadError } from '@fivefold/shared/analytics/error-log'
import { isOffline } from '@fivefold/shared/loading/network'
import { importRoutes } from '../federation/import-routes'
import { storeFor } from '../store/open-store'
import type { PageAdapter } from './page-fetcher'
import { createPageLoader } from './page-loader'
import { preloadScripts } from './preload-scripts'
import { readScriptGraph } from './read-script-graph'
import { announceScripts } from './scripts-on-demand'

const adapters: PageAdapter[] = []

/** For extensions: adds an adapter for pages that are not components. */
export const adaptPages = (adapter: PageAdapter): void => void adapters.push(adapter)

export const pageLoader = createPageLoader({
  storeFor,
  importRoutes,
  adapters,
  readGraph: readScriptGraph,
  preload: preloadScripts,
  announce: announceScripts,
  isOffline,
  record: recordLoadError,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})
