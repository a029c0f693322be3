import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  installErrorLog,
  nameReleaseRoles,
  recordClientError,
} from '@fivefold/shared/analytics/error-log'
import { skipPageView, trackEvent } from '@fivefold/shared/analytics/track'
import { guardKeys } from '@fivefold/shared/keys/guard-keys'
import { afterOtherWork } from '@fivefold/shared/loading/after-other-work'
import { loadAllStaticParts } from '@fivefold/shared/loading/static-part'
import { SiteRouter, startHistory } from '@fivefold/shared/routing/site-router'
import { publishSiteMap } from '@fivefold/shared/routing/site-map'
import { publishedStarter } from '@fivefold/shared/start/page-starter'
import { linkRulesId } from '@fivefold/shared/start/start-data'
import { readSiteConfig } from '@fivefold/shared/site-config'
import '@fivefold/shared/theme/fonts.css'
import { isChanged } from './start/changed-by-others/is-changed'
import { tolerateOthers } from './start/changed-by-others/tolerate-others'
import { takeEarlyActions } from './start/early-actions/take-early-actions'
import {
  hasPrerenderedContent,
  isPrerendered,
  replacePrerendered,
} from './pages/hydration/prerendered-page'
import { recordRecoveredError } from './pages/hydration/recovered-error'
import { listenForIntent } from './loading/prefetch/link-intent'
import { pagePrefetch } from './loading/prefetch/site-prefetch'
import { requestFirstPage } from './pages/request-first-page'
import { goWithoutStore, openStore } from './loading/store/open-store'
import { checkScriptsOnDemand } from './loading/loader/scripts-on-demand'
import { pageLoader } from './loading/loader/site-page-loader'
import { siteRegistry, startRegistry } from './loading/registry/site-registry'
import { createScrollKeeper } from './pages/scroll/scroll-keeper'
import { publishedLoader } from '../starter/inline/page-loader'
import { Shell } from './shell'
import { showPage } from './pages/show-page'
import { extensions } from './extensions'

installErrorLog()
tolerateOthers()
const loader = publishedLoader()
loader?.handOver()
guardKeys()
const starter = publishedStarter()
const viewed = starter?.handOver(trackEvent)
if (viewed !== undefined) skipPageView(viewed)
if (starter === undefined) goWithoutStarter()
siteRegistry.subscribe(() => {
  const state = siteRegistry.state()
  if (state.status === 'ready') {
    publishSiteMap(state.registry.routes, () => void siteRegistry.complete())
  }
})
nameReleaseRoles(siteRegistry.unusualRole)
const pathWithoutStore = starter?.pathWithoutStore()
const opensStore = () => openStore().catch(recordClientError)
const config = readSiteConfig()
const startExtensions = () =>
  Promise.all(extensions.map((extend) => extend(config).catch(recordClientError)))
void start()

/** Separate, because V8 parses a function twice if it calls `import()`: otherwise the whole file. */
function goWithoutStarter() {
  void import('../starter/without-starter')
    .then(({ runStarterTasks }) => runStarterTasks())
    .catch(recordClientError)
}

async function start() {
  if (pathWithoutStore === undefined) await Promise.all([opensStore(), startExtensions()])
  else {
    goWithoutStore(pathWithoutStore)
    await startExtensions()
    afterOtherWork(() => void opensStore())
  }
  // In its own task, like each module (starter/inline/run-modules.ts).
  setTimeout(() => void showSite())
}

async function showSite() {
  startRegistry()
  checkScriptsOnDemand()
  // From now on the router handles links.
  document.getElementById(linkRulesId)?.remove()
  listenForIntent((pathname) => void pagePrefetch.intended(pathname))
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id “root”')
  // Both read the address now: a visitor may go back before hydration.
  const start = startHistory()
  const route = requestFirstPage()
  const isRendered = isPrerendered(root, route)
  const hasContent = route !== undefined && hasPrerenderedContent(route.path)
  const site = (
    <SiteRouter {...start} show={showPage}>
      <Shell scrollKeeper={createScrollKeeper({ hasContent })} />
    </SiteRouter>
  )
  if (loader) takeEarlyActions(loader.events)
  if (!isRendered) return createRoot(root).render(site)
  if (isChanged(root)) {
    replacePrerendered()
    // Keep the document on the screen until the whole page can replace it.
    if (route && pageLoader.knows(route.path)) await pageLoader.settled(route.path)
    await loadAllStaticParts().catch(recordClientError)
    await starter?.composed?.()
    // Replacing a pressed element would lose the press.
    while (document.querySelector(':active'))
      await new Promise((resolve) => setTimeout(resolve, 50))
    // In one task, so that no press begins in between.
    return flushSync(() => createRoot(root).render(site))
  }
  // A transition lets the browser paint and handle input between steps.
  startTransition(() => {
    hydrateRoot(root, site, { onRecoverableError: recordRecoveredError })
  })
}
