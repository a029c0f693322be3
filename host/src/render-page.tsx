import type { PageRenderer } from '@fivefold/shared/federation/page-renderer'
import { publishSiteMap } from '@fivefold/shared/routing/site-map'
import { StaticRouter } from '@fivefold/shared/routing/static-router'
import { prerender } from 'react-dom/static.edge'
import { ServerStyleSheet } from 'styled-components'
import { parseRegistry } from './registry/parse-registry'
import { siteRegistry } from './registry/site-registry'
import { renderAhead } from './document/rendered-ahead'
import { instanceOf } from './remotes/provided-modules'
import { pageLoader } from './remotes/site-page-loader'
import { Shell } from './shell'

/* Entry of the build that the release tool renders pages with. */

/** Nothing of a rendered page depends on it; addresses are only checked against it. */
const siteOrigin = 'http://localhost'

export const provided: PageRenderer['provided'] = (name) => {
  const instance = instanceOf(name)
  return instance && asCommonJs(instance)
}

/** As `require` answers: a default export that is a function carries the named ones. */
function asCommonJs(names: { default?: unknown }): object {
  const { default: main } = names
  return typeof main === 'function' ? Object.assign(main.bind(null), main, names) : names
}

/** The page as everybody sees it before any script runs: nobody signed in, nothing stored, no query. */
export const renderPage: PageRenderer['renderPage'] = async (request) => {
  const { path, routes, remoteOrigins } = request
  const origins = { site: siteOrigin, allowed: remoteOrigins }
  const registry = parseRegistry(request.registry, origins, () => false)
  publishSiteMap(registry.routes)
  siteRegistry.adopt(registry)
  const route = siteRegistry.routeAt(path)
  const load = routes?.pages[path]
  const hasContent = load !== undefined && route !== undefined
  if (hasContent) pageLoader.provide(route, await load())
  renderAhead({ path, hasContent })
  return { ...(await renderShell(path)), hasContent }
}

async function renderShell(path: string) {
  const sheet = new ServerStyleSheet()
  try {
    const site = sheet.collectStyles(
      <StaticRouter location={path}>
        <Shell />
      </StaticRouter>,
    )
    const { prelude } = await prerender(site, {
      // Moving a part to the end of the document and back would take a script.
      progressiveChunkSize: Infinity,
      onError: rethrow,
    })
    return { html: await new Response(prelude).text(), styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

function rethrow(error: unknown) {
  throw error
}
