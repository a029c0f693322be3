import type { RegistryDocument } from '../../shared/federation/registry-document'
import type { PageRenderer } from '../../shared/federation/page-renderer'
import type { RemoteRoutes } from '../../shared/routing/remote-contract'
import { liveRelease } from '../registry/registry-releases'
import { releaseAddress, wholeRelease } from '../site-files/release-folders'
import { hostApp } from '../workspace/folders'
import { evaluateRenderer, type Provide } from './evaluate-renderer'

/** The live releases' renderers, evaluated on first use; undefined for a release without one. */
export function liveRenderers(site: string, registry: RegistryDocument) {
  const evaluated = new Map<string, unknown>()

  function rendererOf(app: string, provide: Provide) {
    if (!evaluated.has(app)) {
      const release = liveRelease(registry, app)
      const folder = wholeRelease(site, app, release)
      evaluated.set(app, evaluateRenderer(folder, releaseAddress(app, release), provide))
    }
    return evaluated.get(app)
  }

  return {
    host(): PageRenderer | undefined {
      const renderer = rendererOf(hostApp, () => undefined)
      return isPageRenderer(renderer) ? renderer : undefined
    },
    routesOf(app: string, { provided }: PageRenderer): RemoteRoutes | undefined {
      const renderer = rendererOf(app, provided)
      return hasRoutes(renderer) ? renderer.routes : undefined
    },
  }
}

function isPageRenderer(value: unknown): value is PageRenderer {
  return typeof value === 'object' && value !== null && 'renderPage' in value && 'provided' in value
}

function hasRoutes(value: unknown): value is { routes: RemoteRoutes } {
  return typeof value === 'object' && value !== null && 'routes' in value
}
