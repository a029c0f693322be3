import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import * as v from 'valibot'
import type { Origins } from '../../../host/src/loading/registry/registry'
import { routeEntry, type ReleaseEntry } from '@fivefold/shared/federation/registry-schema'
import { overrideFolder, TryOutError, type OverrideRequest } from './override-address'

/** A release that replaces the live one in this tab, as its release.json describes it. */
export interface Override {
  remote: string
  release: ReleaseEntry
  /** The release's host if it is not the site's. */
  host: string | undefined
  routes: readonly RouteEntry[]
}

const publishedSchema = v.object({
  name: v.string(),
  entry: v.pipe(v.string(), v.regex(/^[\w-]+(?:\.[\w-]+)*\.js$/)),
  routes: v.array(routeEntry),
})

/** Milliseconds to fetch release.json from; a development server may have just started. */
const deadline = 4000

/** Fetches a release's description. @throws TryOutError with a sentence for the tester. */
export async function findOverride(request: OverrideRequest, origins: Origins): Promise<Override> {
  const folder = overrideFolder(request, origins)
  const { name, entry, routes } = await fetchPublished(new URL('release.json', folder))
  if (name !== request.remote) {
    throw new TryOutError(`${folder.href} is a release of “${name}”, not of “${request.remote}”.`)
  }
  return {
    remote: request.remote,
    release: {
      version: folder.pathname.split('/').at(-2) ?? '',
      entry: new URL(entry, folder).href,
    },
    host: folder.origin === origins.site ? undefined : folder.host,
    routes,
  }
}

async function fetchPublished(address: URL) {
  const response = await fetch(address, {
    cache: 'no-cache',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(deadline),
  }).catch((cause: unknown) => {
    throw new TryOutError(`${address.href} did not answer.`, { cause })
  })
  if (!response.ok) throw new TryOutError(`${address.href} answered ${response.status}.`)
  const published = v.safeParse(publishedSchema, await response.json().catch(() => undefined))
  if (published.success) return published.output
  throw new TryOutError(`${address.href} does not describe a release.`)
}
