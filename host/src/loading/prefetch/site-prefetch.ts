import { maySee } from '../registry/may-see'
import { listedRoute } from '../registry/listed-route'
import { siteRegistry } from '../registry/site-registry'
import { pageLoader } from '../loader/site-page-loader'
import { createPagePrefetch } from './page-prefetch'
import { savesData } from '../../../starter/saves-data'

export const pagePrefetch = createPagePrefetch({
  routeAt: listedRoute,
  completeRegistry: siteRegistry.complete,
  maySee,
  savesData,
  isKnown: ({ path }) => pageLoader.knows(path),
  fetchPage: (route) => void pageLoader.prefetch(route),
})
