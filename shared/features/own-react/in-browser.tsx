import { Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { MountedPage, PageServices } from '../../contract/routing/mounted-page'
import type { PageComponent } from '../../contract/routing/remote-contract'
import { idPrefix, ownModules } from './own-modules'
import { PageRouter } from '../../contract/routing/page-router'
import { StoreContext, type SiteStore } from './store-context'

export { ownModules }

/** A page drawn by its own React, in a root inside the host's. */
export const drawnPage = (Page: PageComponent): MountedPage => ({
  mount(element, services) {
    const { isPrerendered, fail } = services
    const options = { identifierPrefix: idPrefix, onUncaughtError: fail }
    const content = (
      <PageRouter navigation={services.navigation}>
        <StoreContext value={storeOf(services.store)}>
          <Suspense>
            <Page />
          </Suspense>
        </StoreContext>
      </PageRouter>
    )
    if (isPrerendered) {
      const root = hydrateRoot(element, content, options)
      return () => root.unmount()
    }
    const root = createRoot(element, options)
    // Synchronously: the host moves the focus and restores the scroll position next.
    flushSync(() => root.render(content))
    return () => root.unmount()
  },
})

const storeOf = ({ get, initial, subscribe }: PageServices['store']): SiteStore => ({
  getState: get,
  getInitialState: initial,
  subscribe: (listener) => subscribe(() => listener(get(), get())),
})
