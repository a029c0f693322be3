import type { PageRenderer, RenderedPage } from '../../shared/federation/page-renderer'
import type { RemoteRoutes, RouteEntry } from '../../shared/routing/remote-contract'
import { Problem } from '../problem'
import { pageRegistry } from '../release/page-registry'
import type { RegistryFile } from '../release/registry-file'
import { releaseAddress, releaseFolder } from '../release/release-files'
import type { SiteSettings } from '../release/site-settings'
import { hostApp } from '../workspace'
import { evaluateRenderer, type Provide } from './evaluate-renderer'

/** Of a route and the remote that owns it; the not-found page belongs to none. */
export type RenderPage = (route: RouteEntry, app?: string) => Promise<RenderedPage | undefined>

/**
 * Renders pages with the live releases of the host and of the remotes that own them. A route that
 * is not to be rendered ahead, and one of a release that was built without a renderer, gets the
 * shell around a skeleton.
 */
export function pageRenderer(
  site: string,
  registry: RegistryFile,
  { remoteOrigins }: SiteSettings,
): RenderPage {
  const evaluate = (app: string, release: string, provide: Provide) =>
    evaluateRenderer(releaseFolder(site, app, release), releaseAddress(app, release), provide)

  const host = evaluate(hostApp, registry.host.version, () => undefined)
  if (!isPageRenderer(host)) return () => Promise.resolve(undefined)
  const remotes = new Map<string, RemoteRoutes | undefined>()

  const routesOf = (app: string) => {
    if (!remotes.has(app)) {
      const version = registry.remotes[app]?.live.version ?? ''
      const renderer = evaluate(app, version, host.provided)
      remotes.set(app, hasRoutes(renderer) ? renderer.routes : undefined)
    }
    return remotes.get(app)
  }

  return async (route, app) => {
    try {
      const routes = app !== undefined && route.prerender ? routesOf(app) : undefined
      return await host.renderPage({
        path: route.path,
        registry: JSON.stringify(pageRegistry(registry, app)),
        remoteOrigins,
        ...(routes && { routes }),
      })
    } catch (cause) {
      throw new Problem(
        `${route.path} of ${app ?? hostApp} cannot be rendered ahead: ${reasonOf(cause)} ` +
          `Nothing was released. Mend the page, or give its route \`prerender: false\`.`,
      )
    }
  }
}

function isPageRenderer(value: unknown): value is PageRenderer {
  return typeof value === 'object' && value !== null && 'renderPage' in value && 'provided' in value
}

function hasRoutes(value: unknown): value is { routes: RemoteRoutes } {
  return typeof value === 'object' && value !== null && 'routes' in value
}

const reasonOf = (cause: unknown) =>
  cause instanceof Error ? `${cause.name}: ${cause.message}.` : `${String(cause)}.`
