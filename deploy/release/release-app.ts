import { hostApp } from '../workspace'
import { builtApp } from './built-app'
import { readRegistryFile } from './registry-file'
import { placeRelease } from './release-files'
import { refuseRouteConflicts } from './route-conflicts'
import { liveRelease, switchRelease } from './switch-release'

export interface ReleaseResult {
  release: string
  /** False: this content was live already and nothing changed. */
  changed: boolean
}

/**
 * Makes an app's build the live release: the immutable folder first, then registry and pages.
 * @param folder the build; absent: the app's `dist`.
 * @throws Problem when the build is missing or claims a route that another remote owns.
 */
export function releaseApp(site: string, app: string, folder?: string): ReleaseResult {
  const built = builtApp(app, folder)
  const registry = readRegistryFile(site)
  const { release } = built
  if (liveRelease(registry, app) === release) return { release, changed: false }
  if (app !== hostApp) refuseRouteConflicts(registry, app, built.routes)
  placeRelease(site, app, built)
  switchRelease(site, registry, app, release)
  return { release, changed: true }
}
