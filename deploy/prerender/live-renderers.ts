import type { RegistryDocument } from '../../shared/federation/registry-document'
import type { PageRenderer } from '../../shared/federation/page-renderer'
import type { MountedPage } from '../../shared/routing/mounted-page'
import type { PageComponent, RemoteRoutes } from '../../shared/routing/remote-contract'
import { isStandalone } from '../registry/own-react'
import { readReleaseManifest } from '../registry/read-manifest'
import { liveRelease } from '../registry/registry-releases'
import { ownRendererFile } from '../registry/renderer-file'
import { releaseAddress, wholeRelease } from '../site-files/release-folders'
import { hostApp } from '../workspace/folders'
import { evaluateRenderer, type Provide } from './evaluate-renderer'

/** The live releases' renderers, evaluated on first use; undefined for a release without one. */
export function liveRenderers(site: string, registry: RegistryDocument) {
  const evaluated = new Map<string, unknown>()

  function rendererOf(app: string, provide: Provide, program?: string) {
    const key = `${app} ${program}`
    if (!evaluated.has(key)) {
      const release = liveRelease(registry, app)
      const folder = wholeRelease(site, app, release)
      evaluated.set(key, evaluateRenderer(folder, releaseAddress(app, release), provide, program))
    }
    return evaluated.get(key)
  }

  /** The program beside a remote's renderer, where the registry names the entry that comes with it. */
  function ownReactOf(app: string, provide: Provide): OwnReact | undefined {
    const live = registry.remotes[app]?.live
    if (live === undefined) return undefined
    if (!isStandalone(live, readReleaseManifest(site, app, live.version))) return undefined
    const program = rendererOf(app, provide, ownRendererFile)
    return isOwnReact(program) ? program : undefined
  }

  return {
    host(): PageRenderer | undefined {
      const renderer = rendererOf(hostApp, () => undefined)
      return isPageRenderer(renderer) ? renderer : undefined
    },
    routesOf(app: string, { provided }: PageRenderer): RemoteRoutes | undefined {
      const own = ownReactOf(app, provided)
      const modules = own?.ownModules(provided) ?? {}
      const renderer = rendererOf(app, (name) => modules[name] ?? provided(name))
      if (!hasRoutes(renderer)) return undefined
      return own ? drawnRoutes(renderer.routes, own) : renderer.routes
    },
  }
}

/** The pages of a remote as those that draw themselves. */
function drawnRoutes({ pages }: RemoteRoutes, { drawnPage }: OwnReact): RemoteRoutes {
  const drawn = Object.entries(pages).map(([path, load]) => {
    const loadDrawn = async (feed?: string) => {
      const page = await load(feed)
      return 'mount' in page ? page : drawnPage(page)
    }
    return [path, loadDrawn] as const
  })
  return { pages: Object.fromEntries(drawn) }
}

/** `shared/own-react/on-server.tsx`, as a release has it. */
interface OwnReact {
  ownModules: (given: Provide) => Readonly<Record<string, object>>
  drawnPage: (page: PageComponent) => MountedPage
}

const isOwnReact = (value: unknown): value is OwnReact =>
  typeof value === 'object' && value !== null && 'ownModules' in value && 'drawnPage' in value

function isPageRenderer(value: unknown): value is PageRenderer {
  return typeof value === 'object' && value !== null && 'renderPage' in value && 'provided' in value
}

function hasRoutes(value: unknown): value is { routes: RemoteRoutes } {
  return typeof value === 'object' && value !== null && 'routes' in value
}
