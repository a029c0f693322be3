import { hostApp } from '../workspace'
import type { BuiltApp } from './built-app'
import type { RegistryFile } from './registry-file'
import { refuseRouteConflicts } from './route-conflicts'

/** What a candidate must pass before anything of the site changes. @throws Problem that says what to do. */
export function runGates(_site: string, registry: RegistryFile, app: string, candidate: BuiltApp) {
  if (app !== hostApp) refuseRouteConflicts(registry, app, candidate.routes)
}
