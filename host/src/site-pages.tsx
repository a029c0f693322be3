import { matchRoutes, Route, Routes, useLocation } from '@fivefold/shared/routing/link'
import { PageSkeleton } from '@fivefold/shared/ui/skeleton'
import { PageHeadTags } from './document/page-head-tags'
import { AccessGuard } from './guards/access-guard'
import type { SiteRoute } from './registry/parse-registry'
import { RegistryNotice } from './registry/registry-notice'
import { siteRegistry, useRegistry } from './registry/site-registry'
import { RemotePage } from './remotes/remote-page'
import { NotFoundPage } from './screens/not-found-page'
import { RegistryProblem } from './screens/registry-problem'
import { PageReady } from './scroll/scroll-context'

/** The page that the registry lists for the address, guarded; the host's own screens otherwise. */
export function SitePages() {
  const state = useRegistry()
  if (state.status === 'loading') return <PageSkeleton />
  if (state.status === 'failed') {
    return <RegistryProblem reason={state.reason} onTryAgain={() => void siteRegistry.retry()} />
  }
  return (
    <>
      <RegistryNotice problems={state.registry.problems} />
      <ListedPage routes={state.registry.routes} />
    </>
  )
}

function ListedPage({ routes }: { routes: readonly SiteRoute[] }) {
  const route = matchRoutes([...routes], useLocation())?.[0]?.route
  return (
    <>
      <PageHeadTags route={route} />
      {route === undefined ? <NotFound /> : <SitePage key={route.path} route={route} />}
    </>
  )
}

function SitePage({ route }: { route: SiteRoute }) {
  const page = (
    <AccessGuard access={route.access}>
      <RemotePage route={route} />
    </AccessGuard>
  )
  return (
    <Routes>
      <Route path={route.path} element={page} />
    </Routes>
  )
}

function NotFound() {
  return (
    <>
      <NotFoundPage />
      <PageReady />
    </>
  )
}
