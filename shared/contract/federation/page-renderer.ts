import type { SiteConfig } from '../../site-config'
import type { RemoteRoutes } from '../routing/remote-contract'

/* The interface of the host's render build for the release tool. */

/** Path of the not-found page, which answers every address without a page. */
export const notFoundPath = '/404'

export type SiteExtensions = Readonly<Pick<SiteConfig, 'intake' | 'watch'>>

export interface RenderRequest {
  /** Path of the route, or of the not-found page. */
  path: string
  /** The registry that the page will contain. */
  registry: string
  /** Origins that may host releases, in addition to the site's own. */
  remoteOrigins: readonly string[]
  /** The remote's exposed module. Absent: only the shell and a skeleton are rendered. */
  routes?: RemoteRoutes
  /** The exposed module of a guarded page, which is rendered as a skeleton. */
  skeletonOf?: RemoteRoutes
  on?: SiteExtensions
  /** The text of the feed, for a page that lists it. */
  feed?: string
}

export interface RenderedPage {
  html: string
  /** Style elements for the page's head. */
  styles: string
  /** Whether the page's own content is in `html`. */
  hasContent: boolean
  /** The page's HTML with the feed. `styles` are for both. */
  htmlWithFeed?: string
}

export interface PageRenderer {
  /** The host's instance of a shared module, by its import name. */
  provided: (name: string) => object | undefined
  /** @throws any error of the page while it renders. */
  renderPage: (request: RenderRequest) => Promise<RenderedPage>
}
