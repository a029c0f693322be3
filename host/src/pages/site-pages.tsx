import { memo, Suspense, useEffect } from 'react'
import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { useLocation, useNavigate } from '@fivefold/shared/routing/link'
import { routeAt } from '@fivefold/shared/routing/route-at'
import { PageSkeleton } from '@fivefold/shared/ui/skeleton'
import { PageHeadTags } from './page-head-tags'
import { AccessGuard } from './guards/access-guard'
import type { Registry, SiteRoute } from '../loading/registry/registry'
import { LazyPart } from '../loading/lazy-part/lazy-part'
import { siteRegistry, useRegistry } from '../loading/registry/site-registry'
import { isNotFoundDocument } from './hydration/prerendered-page'
import { VisitedPage } from './page-content/visited-page'
import { NotFoundPage } from '../screens/not-found-page'
import { RegistryProblem } from '../screens/registry-problem'
import { PageReady } from './scroll/scroll-context'

const registryNotice = createPartLoader(() =>
  import('../screens/registry-notice').then((m) => m.RegistryNotice),
)

/** The registry's page for the address, guarded, or one of the host's own screens. */
export function SitePages() {
  const state = useRegistry()
  if (state.status === 'loading') return <PageSkeleton />
  if (state.status === 'failed') {
    return <RegistryProblem reason={state.reason} onTryAgain={() => void siteRegistry.retry()} />
  }
  return (
    <>
      <LazyPart
        loader={registryNotice}
        wanted={state.registry.problems.length > 0}
        partProps={{ problems: state.registry.problems }}
      />
      <PageAtAddress registry={state.registry} restProblem={state.restProblem} />
    </>
  )
}

interface PageAtAddressProps {
  registry: Registry
  restProblem: string | undefined
}

function PageAtAddress({ registry, restProblem }: PageAtAddressProps) {
  const { pathname, search } = useLocation()
  const route = routeAt(registry.routes, pathname)
  const retired = route === undefined ? routeAt(registry.retired, pathname) : undefined
  if (retired?.redirect !== undefined) return <Redirect to={retired.redirect + search} />
  if (!route && !retired && registry.isPartial && !isNotFoundDocument(pathname)) {
    return <UnlistedPage key={pathname} problem={restProblem} />
  }
  return (
    <>
      {!route?.description && <CompleteRegistry />}
      <PageHeadTags route={route} />
      {route === undefined ? (
        <NotFound reason={retired?.text} />
      ) : (
        <SitePage key={route.path} route={route} />
      )}
    </>
  )
}

/**
 * The server may have sent the not-found document for a page that only the whole registry lists, and a page's copy
 * describes no other page.
 */
function CompleteRegistry() {
  useEffect(() => void siteRegistry.complete(), [])
  return null
}

/**
 * Prerendered content stays in its Suspense boundary until the page has loaded, while the shell is already
 * interactive. Memoized, so that only another page renders it again.
 */
const SitePage = memo(
  function SitePage({ route }: { route: SiteRoute }) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <AccessGuard route={route}>
          <VisitedPage route={route} />
        </AccessGuard>
      </Suspense>
    )
  },
  (shown, next) => sameReleases(shown.route, next.route),
)

const sameReleases = (one: SiteRoute, other: SiteRoute) =>
  one.path === other.path &&
  one.releases.map(({ entry }) => entry).join(' ') ===
    other.releases.map(({ entry }) => entry).join(' ')

function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return <PageSkeleton />
}

function NotFound({ reason }: { reason: string | undefined }) {
  return (
    <>
      <NotFoundPage reason={reason} />
      <PageReady />
    </>
  )
}

/** Shown while only the rest of the registry can tell whether the page exists. */
function UnlistedPage({ problem }: { problem: string | undefined }) {
  useEffect(() => void siteRegistry.completeWithRetry(), [])
  if (problem === undefined) return <PageSkeleton />
  return <RegistryProblem reason={problem} onTryAgain={() => void siteRegistry.complete()} />
}
