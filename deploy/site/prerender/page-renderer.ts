import { gunzipSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import type { RetiredPage } from '../../../shared/contract/federation/registry-schema'
import type { RenderedPage } from '../../../shared/contract/federation/page-renderer'
import type { RouteEntry } from '../../../shared/contract/routing/remote-contract'
import { UserError } from '../../workspace/errors/user-error'
import { renderCache } from '../files/render-cache'
import { livePart } from '../registry/page-registry'
import { liveRelease } from '../registry/registry-releases'
import type { SiteSettings } from '../registry/site-settings'
import { pageLimits } from './page-limits'
import type { PageRequest } from './page-realm'
import { renderedPage, startRenderProcess, type RenderProcess } from './render-process'
import { rendererPrograms } from './renderer-programs'

export interface PageRenderer {
  /** @param app the owner of the route; the host owns the not-found page. */
  renderPage: (
    route: RouteEntry,
    app: string,
    given?: {
      /** Why the page is gone. */
      retired?: RetiredPage
      /** The text of the feed that it lists. */
      feed?: string
    },
  ) => Promise<RenderedPage | null>
  /** Ends the process of an app, else of all apps. */
  end: (app?: string) => void
}

/**
 * Prerenders pages with the live releases of the host and of their remotes, and caches them. A route
 * with `prerender: false` gets the shell around its own skeleton; a route of a remote that was
 * built without a renderer gets a general skeleton. The programs of each remote run in a separate
 * process, which starts for the first page that is not cached.
 */
export function pageRenderer(
  site: string,
  registry: RegistryDocument,
  { remoteOrigins, intake, watch }: SiteSettings,
  limits = pageLimits,
): PageRenderer {
  const processes = new Map<string, RenderProcess | undefined>()

  function processOf(app: string) {
    if (!processes.has(app)) {
      const programs = rendererPrograms(site, registry, app)
      processes.set(app, programs && startRenderProcess(programs, limits))
    }
    return processes.get(app)
  }

  async function render(request: PageRequest, app: string) {
    const rendering = processOf(app)
    try {
      return (await rendering?.render(request)) ?? null
    } catch (cause) {
      throw new UserError(
        `${request.path} of ${app} cannot be prerendered: ${inOneLine(cause)}. ` +
          `Nothing was released. Fix the page, or give its route \`prerender: false\`.`,
      )
    }
  }

  async function renderPage(
    { path, prerender }: RouteEntry,
    app: string,
    { retired, feed }: { retired?: RetiredPage; feed?: string } = {},
  ) {
    const request: PageRequest = {
      path,
      registry: JSON.stringify({
        ...livePart(registry, app),
        ...(retired && { retired: [retired] }),
      }),
      remoteOrigins,
      withContent: prerender,
      ...((intake || watch) && { on: { ...(intake && { intake }), ...(watch && { watch }) } }),
      ...(feed !== undefined && { feed }),
    }
    const cache = renderCache(site, registry.host.version, app, liveRelease(registry, app))
    const page = await cache(JSON.stringify(request), async () =>
      gzipSync(JSON.stringify(await render(request, app))),
    )
    return v.parse(renderedPage, JSON.parse(gunzipSync(page).toString()))
  }

  return {
    renderPage,
    end(app) {
      for (const [name, started] of processes) {
        if (app !== undefined && name !== app) continue
        started?.end()
        processes.delete(name)
      }
    },
  }
}

/** A text of others for a sentence of ours. */
const inOneLine = (cause: unknown) =>
  (cause instanceof Error ? cause.message : String(cause))
    .replace(/[\p{C}\s]+/gu, ' ')
    .slice(0, 500)
