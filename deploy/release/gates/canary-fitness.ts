import type {
  RegistryDocument,
  RegistryRemote,
} from '../../../shared/contract/federation/registry-document'
import type { RouteEntry } from '../../../shared/contract/routing/remote-contract'
import { parsedApp } from '../../names/parsed-name'
import { UserError } from '../../workspace/errors/user-error'
import { hostApp } from '../../workspace/folders'
import { asTyped } from '../../workspace/as-typed'

/** @throws UserError when the app has no live release to run a canary beside. */
export function remoteWithLive(registry: RegistryDocument, app: string): RegistryRemote {
  if (app === hostApp) {
    throw new UserError('The host has no canaries: every page is written for one release of it.')
  }
  const remote = registry.remotes[parsedApp(app)]
  if (remote !== undefined) return remote
  throw new UserError(
    `${app} has no live release beside which a canary could run: \`${asTyped(`release ${app}`)}\` first.`,
  )
}

/**
 * A canary must have the routes of the live release: routes and their guards are the same for all
 * visitors.
 * @throws UserError naming the routes that differ.
 */
export function refuseUnfitCanary(
  { live, routes: liveRoutes }: RegistryRemote,
  app: string,
  release: string,
  routes: readonly RouteEntry[],
) {
  if (live.version === release) throw new UserError(`${app} ${release} is live already.`)
  const differences = routeDifferences(liveRoutes, routes)
  if (differences.length === 0) return
  throw new UserError(
    `${app} ${release} cannot be a canary: ${differences.join('; ')}. The routes of a remote are ` +
      `the same for all visitors: release it to everybody, or leave them as they are.`,
  )
}

function routeDifferences(live: readonly RouteEntry[], canary: readonly RouteEntry[]): string[] {
  const [before, after] = [accessByPath(live), accessByPath(canary)]
  return [
    ...[...after.keys()].filter((path) => !before.has(path)).map((path) => `it adds ${path}`),
    ...[...before.keys()].filter((path) => !after.has(path)).map((path) => `it lacks ${path}`),
    ...[...after]
      .filter(([path, access]) => before.has(path) && before.get(path) !== access)
      .map(([path]) => `it changes who may see ${path}`),
  ]
}

const accessByPath = (routes: readonly RouteEntry[]) =>
  new Map(
    routes.map(({ path, access }) => [
      String(path),
      `${access.signIn} ${(access.roles ?? []).toSorted().join(' ')}`,
    ]),
  )
