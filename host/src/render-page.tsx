import type { PageRenderer, RenderRequest } from '@fivefold/shared/federation/page-renderer'
import { asCommonJs } from '@fivefold/shared/prerender/as-common-js'
import { renderMarkup } from '@fivefold/shared/prerender/render-markup'
import { publishSiteMap } from '@fivefold/shared/routing/site-map'
import { provideStoreCode } from '@fivefold/shared/store/site-store'
import { storeCode } from '@fivefold/shared/store/store-code'
import { globalStyle } from '@fivefold/shared/theme/global-style'
import { ServerStyleSheet } from 'styled-components'
import { rendererExtensions } from './prerender/extensions'
import { parseRegistry } from './loading/registry/parse-registry'
import { siteRegistry } from './loading/registry/site-registry'
import { setPrerenderedPage } from './pages/hydration/prerendered-page'
import { prerenderedComponent } from './pages/prerender/prerendered-component'
import { renderBeforeSession } from './pages/prerender/render-before-session'
import { instanceOf } from './loading/federation/provided-modules'
import { pageLoader } from './loading/loader/site-page-loader'
import { Shell } from './shell'

/* Entry of the build that the release tool prerenders pages with. */

provideStoreCode(storeCode)

let isExtended = false

/** A program prerenders the pages of one site. */
function extendFor({ on = {} }: RenderRequest) {
  if (isExtended) return
  isExtended = true
  for (const extend of rendererExtensions) void extend(on)
}

/** Only needed to check the registry's addresses; the output does not depend on it. */
const siteOrigin = 'http://localhost'

export const provided: PageRenderer['provided'] = (name) => {
  const instance = instanceOf(name)
  return instance && asCommonJs(instance)
}

/** Renders the page as it is before any script runs: signed out, empty storage, no query. */
export const renderPage: PageRenderer['renderPage'] = async (request) => {
  const { path, routes, skeletonOf, remoteOrigins, feed } = request
  extendFor(request)
  const origins = { site: siteOrigin, allowed: remoteOrigins }
  const registry = parseRegistry(request.registry, origins, () => false)
  publishSiteMap(registry.routes)
  siteRegistry.adopt(registry)
  const route = siteRegistry.routeAt(path)
  const load = routes?.pages[path]
  const hasContent = load !== undefined && route !== undefined
  let ownStyles = ''
  const addStyles = (styles: string) => void (ownStyles += styles)
  const provide = async (...given: Parameters<NonNullable<typeof load>>) => {
    if (hasContent) {
      pageLoader.provide(route, await prerenderedComponent(await load(...given), path, addStyles))
    }
  }
  await provide()
  const sheet = new ServerStyleSheet()
  try {
    const beforeSession = route?.access.signIn
      ? await renderBeforeSession(route, sheet, skeletonOf, addStyles)
      : ''
    setPrerenderedPage({ path, hasContent, beforeSession })
    const html = await renderMarkup(path, sheet, <Shell />)
    let htmlWithFeed: string | undefined
    if (hasContent && feed !== undefined) {
      await provide(feed)
      htmlWithFeed = await renderMarkup(path, sheet, <Shell />)
    }
    const styles = `<style>${globalStyle}</style>${sheet.getStyleTags()}${ownStyles}`
    return { html, styles, hasContent, ...(htmlWithFeed !== undefined && { htmlWithFeed }) }
  } finally {
    sheet.seal()
  }
}
