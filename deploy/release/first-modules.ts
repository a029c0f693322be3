import type { RouteEntry } from '../../shared/routing/remote-contract'
import { hostApp } from '../workspace'
import { everyRoute } from '../vite/route-files'
import { readPublished, type PublishedRelease } from './published-release'
import type { RegistryFile } from './registry-file'
import { releaseAddress, releaseFolder } from './release-files'

/**
 * Addresses of the modules that a first visit to a route needs, of the host and of the route's
 * remote. A guarded page's own are left out: whoever may not see the page fetches nothing of it.
 */
export function firstModules(site: string, registry: RegistryFile) {
  const files = (published: PublishedRelease, route: string) => published.pages?.[route] ?? []
  const host = readPublished(releaseFolder(site, hostApp, registry.host.version))
  const ofHost = files(host, everyRoute).map((file) => `/${file}`)
  return ({ path, access }: RouteEntry, app?: string): string[] => {
    const live = app === undefined ? undefined : registry.remotes[app]?.live.version
    if (app === undefined || live === undefined || access.signIn) return ofHost
    const ofPage = files(readPublished(releaseFolder(site, app, live)), path)
    return [...ofHost, ...ofPage.map((file) => `${releaseAddress(app, live)}/${file}`)]
  }
}
