import { recordLoadError } from '@fivefold/shared/analytics/error-log'
import { importRoutes } from '../federation/import-routes'
import { createPageLoader } from './page-loader'
import { preloadScripts } from './preload-scripts'
import { readScriptGraph } from './read-script-graph'
import { announceScripts } from './scripts-on-demand'

/** The page loader of this browser tab. */
export const pageLoader = createPageLoader({
  importRoutes,
  componentOf: async (page, context) =>
    (await import('../mounted/mounted-component')).mountedComponent(page, context),
  readGraph: readScriptGraph,
  preload: preloadScripts,
  announce: announceScripts,
  record: recordLoadError,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})
