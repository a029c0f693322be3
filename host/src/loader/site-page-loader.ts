import { recordLoadError } from '@fivefold/shared/analytics/error-log'
import { isOffline } from '@fivefold/shared/loading/network'
import { importRoutes } from '../federation/import-routes'
import { openStore, storeFor } from '../store/open-store'
import { createPageLoader } from './page-loader'
import { preloadScripts } from './preload-scripts'
import { readScriptGraph } from './read-script-graph'
import { announceScripts } from './scripts-on-demand'

export const pageLoader = createPageLoader({
  storeFor,
  importRoutes,
  async componentOf(page, context) {
    const [mounted] = await Promise.all([import('../mounted/mounted-component'), openStore()])
    return mounted.mountedComponent(page, context)
  },
  readGraph: readScriptGraph,
  preload: preloadScripts,
  announce: announceScripts,
  isOffline,
  record: recordLoadError,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})
