import { clientErrors } from '@fivefold/shared/analytics/error-log'
import { latinKey } from '@fivefold/shared/keys/key-of'
import { sessionArea } from '@fivefold/shared/storage/browser-storage'
import { createRoot } from 'react-dom/client'
import type { Origins } from '../../../host/src/loading/registry/registry'
import { amendRegistry, siteRegistry } from '../../../host/src/loading/registry/site-registry'
import { pageLoader } from '../../../host/src/loading/loader/site-page-loader'
import { failedOverride, type OverrideFailure } from './failed-override'
import { findOverride } from './find-override'
import { openPanel } from './panel-store'
import { registryWithOverrides } from './registry-with-overrides'
import { TryOut } from './try-out'
import { createTryOutStore, type TryOutStore } from './try-out-store'

/** Loads the releases that this tab tries out, before the site reads its registry. */
export async function startTryOut(origins: Origins) {
  const store = createTryOutStore({
    area: sessionArea,
    find: (request) => findOverride(request, origins),
  })
  const { overrides, wantsPanel } = takeRequests()
  await store.start(overrides)
  amendRegistry((registry) => registryWithOverrides(registry, store.state().overrides))
  stubFastRefresh()
  dropWhatFails(store)
  showTryOut(store)
  document.addEventListener('keydown', openByShortcut)
  if (wantsPanel) openPanel()
}

/** The page loader replaces only the failed page. This drops the release for all pages. */
function dropWhatFails(store: TryOutStore) {
  pageLoader.subscribe((states, previous) => {
    for (const [path, state] of Object.entries(states)) {
      if (state === previous[path]) continue
      const failure = failedOverride(siteRegistry.routeAt(path), state)
      if (failure) giveUp(store, failure)
    }
  })
}

function giveUp(store: TryOutStore, { remote, version }: OverrideFailure) {
  const reason = clientErrors().findLast(
    (record) => record.remote === remote && record.version === version,
  )
  store.giveUp(
    remote,
    `${remote} ${version} failed (${reason?.message ?? 'it did not answer in time'}).`,
  )
  void siteRegistry.refresh()
}

/** Outside the site's root, so that the page renders as it does for visitors. */
function showTryOut(store: TryOutStore) {
  const root = document.createElement('div')
  // Without a box, the element does not limit where the banner sticks: the body does.
  root.style.display = 'contents'
  document.body.append(root)
  createRoot(root).render(<TryOut store={store} />)
}

/** Defines the globals of fast refresh, which modules from a development server need and a production React lacks. */
function stubFastRefresh() {
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
}

function openByShortcut(event: KeyboardEvent) {
  if (latinKey(event) !== 'o' || !event.altKey || !event.shiftKey || event.ctrlKey) return
  // On Apple's devices these keys write an Ø.
  if (event.target instanceof Element && event.target.closest('input, textarea')) return
  event.preventDefault()
  openPanel()
}

/**
 * Reads the requests in the page's address and removes them, so that a reload, a bookmark or Reset follows the tab's
 * storage.
 */
function takeRequests() {
  const address = new URL(window.location.href)
  const { searchParams } = address
  const overrides = searchParams.getAll('override')
  const wantsPanel = searchParams.has('tryout')
  if (overrides.length > 0 || wantsPanel) {
    searchParams.delete('override')
    searchParams.delete('tryout')
    window.history.replaceState(window.history.state, '', address)
  }
  return { overrides, wantsPanel }
}
