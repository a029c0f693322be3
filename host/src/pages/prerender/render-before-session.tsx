import { renderMarkup } from '@fivefold/shared/prerender/render-markup'
import type { RemoteRoutes } from '@fivefold/shared/routing/remote-contract'
import { readState, renderFor } from '@fivefold/shared/store/site-store'
import { PageSkeleton } from '@fivefold/shared/ui/skeleton'
import type { ServerStyleSheet } from 'styled-components'
import { verdictOn } from '@fivefold/shared/routing/access-rule'
import type { SiteRoute } from '../../loading/registry/registry'
import { BeforeSession } from './before-session'
import { pageOutline } from './page-outline'
import { prerenderedComponent } from './prerendered-component'

/** Markup that stands next to the request to sign in until the session has been read. */
export async function renderBeforeSession(
  route: SiteRoute,
  sheet: ServerStyleSheet,
  routes: RemoteRoutes | undefined,
  addStyles: (styles: string) => void,
) {
  const outline =
    (await outlineOf(route, sheet, routes, addStyles)) ||
    (await renderMarkup(route.path, sheet, <PageSkeleton />))
  return renderMarkup(route.path, sheet, <BeforeSession outline={outline} />)
}

/** Undefined if the page cannot be rendered without a browser or for the seeded accounts. */
async function outlineOf(
  { path, access }: SiteRoute,
  sheet: ServerStyleSheet,
  routes: RemoteRoutes | undefined,
  addStyles: (styles: string) => void,
) {
  const visitor = readState().users.findLast(({ role }) => verdictOn(access, role) === 'allowed')
  try {
    renderFor(visitor ?? null)
    const page = await routes?.pages[path]?.()
    const Page = page && (await prerenderedComponent(page, path, addStyles))
    return Page && pageOutline(await renderMarkup(path, sheet, <Page />))
  } catch {
    return undefined
  } finally {
    renderFor(null)
  }
}
