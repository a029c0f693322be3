import type { RemoteRoutes } from '../routing/remote-contract'

/* What the release tool asks of the host's build that renders pages ahead. */

/** Path of the not-found page, which stands for every address without a page. */
export const notFoundPath = '/404'

export interface RenderRequest {
  /** Path of the route, or of the not-found page. */
  path: string
  /** The registry as the page will carry it. */
  registry: string
  /** Origins, beside the site's own, that releases may stand on. */
  remoteOrigins: readonly string[]
  /** The remote's exposed module; absent: the page is its shell around a skeleton. */
  routes?: RemoteRoutes
  /** The same of a guarded page, whose skeleton takes its shape from it. */
  skeletonOf?: RemoteRoutes
  /** The text of the feed, for a page that lists it. */
  feed?: string
}

export interface RenderedPage {
  html: string
  /** Style elements for the page's head. */
  styles: string
  /** Whether the page's own content is in it. */
  hasContent: boolean
  /** The same HTML as it is with the feed; the styles are for both. */
  htmlWithFeed?: string
}

export interface PageRenderer {
  /** What a remote's renderer takes from the host, by the name it is imported under. */
  provided: (name: string) => object | undefined
  /** @throws whatever the page throws while it renders. */
  renderPage: (request: RenderRequest) => Promise<RenderedPage>
}
