import { Suspense } from 'react'
import { ServerStyleSheet } from 'styled-components'
import { asCommonJs } from '../../contract/prerender/as-common-js'
import { renderMarkup } from '../../contract/prerender/render-markup'
import type { MountedPage } from '../../contract/routing/mounted-page'
import type { PageComponent } from '../../contract/routing/remote-contract'
import { idPrefix, ownModules as modulesOver, type Given } from './own-modules'
import { StoreContext } from './store-context'

/** The modules for the program that prerenders the remote's pages with `require`. */
export const ownModules = (given: Given) =>
  Object.fromEntries(
    Object.entries(modulesOver(given)).map(([name, module]) => [name, asCommonJs(module)]),
  )

/** The page for the release tool; in-browser.tsx has the browser's. */
export const drawnPage = (Page: PageComponent): MountedPage => ({
  mount() {
    throw new Error('There is no browser')
  },
  async render(path, state) {
    const store = { getState: () => state, getInitialState: () => state, subscribe: never }
    const sheet = new ServerStyleSheet()
    try {
      const content = (
        <StoreContext value={store}>
          <Suspense>
            <Page />
          </Suspense>
        </StoreContext>
      )
      const html = await renderMarkup(path, sheet, content, idPrefix)
      return { html, styles: sheet.getStyleTags() }
    } finally {
      sheet.seal()
    }
  },
})

const never = () => () => {}
