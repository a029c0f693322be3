import { gunzipSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import type { RegistryDocument } from '../../shared/federation/registry-document'
import type { RetiredPage } from '../../shared/federation/registry-schema'
import type { RenderedPage, RenderRequest } from '../../shared/federation/page-renderer'
import type { RouteEntry } from '../../shared/routing/remote-contract'
import { UserError } from '../workspace/user-error'
import { PartialReleaseError } from '../site-files/release-folders'
import { renderCache } from '../site-files/render-cache'
import { livePart } from '../registry/page-registry'
import { liveRelease } from '../registry/registry-releases'
import type { SiteSettings } from '../registry/site-settings'
import { hostApp } from '../workspace/folders'
import { liveRenderers } from './live-renderers'

/**
 * @param app the owner of the route; the host owns the not-found page.
 */
export type RenderPage = (
  route: RouteEntry,
  app: string,
  given?: {
    /** Why the page is gone. */
    retired?: RetiredPage
    /** The text of the feed that it lists. */
    feed?: string
  },
) => Promise<RenderedPage | null>

/** What the content of a page depends on, besides the releases that render it. */
interface Request extends Omit<RenderRequest, 'routes' | 'skeletonOf'> {
  withContent: boolean
}

const renderedPage = v.nullable(
  v.object({
    html: v.string(),
    styles: v.string(),
    hasContent: v.boolean(),
    htmlWithFeed: v.exactOptional(v.string()),
  }),
)

/**
 * Prerenders pages with the live releases of the host and of their remotes, and caches them. A route
 * with `prerender: false` gets the shell around a skeleton of its own shape; a route of a remote that
 * was built without a renderer gets a general skeleton.
 */
export function pageRenderer(
  site: string,
  registry: RegistryDocument,
  { remoteOrigins }: SiteSettings,
): RenderPage {
  const renderers = liveRenderers(site, registry)

  async function render({ withContent, ...request }: Request, app: string) {
    try {
      const host = renderers.host()
      if (host === undefined) return null
      const routes = app === hostApp ? undefined : renderers.routesOf(app, host)
      return await host.renderPage({
        ...request,
        ...(routes && (withContent ? { routes } : { skeletonOf: routes })),
      })
    } catch (cause) {
      if (cause instanceof PartialReleaseError) throw cause
      throw new UserError(
        `${request.path} of ${app} cannot be prerendered: ${reasonOf(cause)} ` +
          `Nothing was released. Fix the page, or give its route \`prerender: false\`.`,
      )
    }
  }

  return async ({ path, prerender }, app, { retired, feed } = {}) => {
    const request: Request = {
      path,
      registry: JSON.stringify({
        ...livePart(registry, app),
        ...(retired && { retired: [retired] }),
      }),
      remoteOrigins,
      withContent: prerender,
      ...(feed !== undefined && { feed }),
    }
    const cache = renderCache(site, registry.host.version, app, liveRelease(registry, app))
    const page = await cache(JSON.stringify(request), async () =>
      gzipSync(JSON.stringify(await render(request, app))),
    )
    return v.parse(renderedPage, JSON.parse(gunzipSync(page).toString()))
  }
}

const reasonOf = (cause: unknown) =>
  cause instanceof Error ? `${cause.name}: ${cause.message}.` : `${String(cause)}.`
