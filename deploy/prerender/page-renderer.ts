import { gunzipSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import type { RegistryDocument } from '../../shared/federation/registry-document'
import type { RenderedPage, RenderRequest } from '../../shared/federation/page-renderer'
import type { RouteEntry } from '../../shared/routing/remote-contract'
import { UserError } from '../workspace/user-error'
import { renderCache } from '../site-files/render-cache'
import { livePart } from '../registry/page-registry'
import { liveRelease } from '../registry/registry-releases'
import type { SiteSettings } from '../registry/site-settings'
import { hostApp } from '../workspace/folders'
import { liveRenderers } from './live-renderers'

/** Of a route and the app that owns it; the not-found page belongs to the host. */
export type RenderPage = (route: RouteEntry, app: string) => Promise<RenderedPage | null>

/** Everything that the content of a page depends on, beside the releases that render it. */
interface Request extends Omit<RenderRequest, 'routes' | 'skeletonOf'> {
  withContent: boolean
}

const renderedPage = v.nullable(
  v.object({ html: v.string(), styles: v.string(), hasContent: v.boolean() }),
)

/**
 * Renders pages with the live releases of the host and of the remotes that own them; what the same
 * releases have rendered before is kept. A route that is not to be rendered ahead gets the
 * shell around a skeleton of its shape, one of a remote that was built without a renderer around that
 * of any page.
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
      throw new UserError(
        `${request.path} of ${app} cannot be rendered ahead: ${reasonOf(cause)} ` +
          `Nothing was released. Mend the page, or give its route \`prerender: false\`.`,
      )
    }
  }

  return async ({ path, prerender }, app) => {
    const request: Request = {
      path,
      registry: JSON.stringify(livePart(registry, app)),
      remoteOrigins,
      withContent: prerender,
    }
    const kept = renderCache(site, registry.host.version, app, liveRelease(registry, app))
    const page = await kept(JSON.stringify(request), async () =>
      gzipSync(JSON.stringify(await render(request, app))),
    )
    return v.parse(renderedPage, JSON.parse(gunzipSync(page).toString()))
  }
}

const reasonOf = (cause: unknown) =>
  cause instanceof Error ? `${cause.name}: ${cause.message}.` : `${String(cause)}.`
