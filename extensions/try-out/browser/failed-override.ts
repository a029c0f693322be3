import type { SiteRoute } from '../../../host/src/loading/registry/registry'
import type { PageState } from '../../../host/src/loading/loader/page-states'

export interface OverrideFailure {
  remote: string
  version: string
}

/** The release under trial that failed to deliver a settled page; undefined if none failed. */
export function failedOverride(
  route: SiteRoute | undefined,
  state: PageState | undefined,
): OverrideFailure | undefined {
  const wanted = route?.releases[0]
  if (route === undefined || wanted?.role !== 'try-out') return
  if (state === undefined || state.status === 'loading') return
  if (state.status === 'ready' && state.context.version === wanted.version) return
  return { remote: route.remote, version: wanted.version }
}
