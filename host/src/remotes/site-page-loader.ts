import { recordLoadError } from '@fivefold/shared/analytics/error-log'
import { importRoutes } from './federation'
import { createPageLoader } from './page-loader'
import { preloadScripts } from './preload-scripts'

/** The page loader of this browser tab. */
export const pageLoader = createPageLoader({
  importRoutes,
  preload: preloadScripts,
  record: recordLoadError,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})
