import { isInside } from '@fivefold/shared/federation/inside-address'
import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import type {
  CanaryEntry,
  ReleaseEntry,
  RemoteEntry,
  RetiredPage,
} from '@fivefold/shared/federation/registry-schema'

/** Why this visitor may get a release. Extensions add their roles to this interface. */
export interface ReleaseRoles {
  live: true
  canary: true
  'last-good': true
}
export type ReleaseRole = keyof ReleaseRoles

export interface SiteRelease extends ReleaseEntry {
  role: ReleaseRole
  /** Extra milliseconds to load a release under trial. */
  extraTime?: number
}

/** A page of the site with the releases that can serve it, in the order to try them. */
export interface SiteRoute extends RouteEntry {
  remote: string
  /** Empty when the registry names no release that may be loaded. */
  releases: readonly SiteRelease[]
}

export interface Registry {
  hostVersion: string
  /** The site may have pages that are not listed here. */
  isPartial: boolean
  routes: readonly SiteRoute[]
  /** Pages that the site no longer has. */
  retired: readonly RetiredPage[]
  /** Unusable entries, in plain words; the rest of the site works. */
  problems: readonly string[]
}

/** Whether this visitor gets the release that the page was prerendered from. */
export const isLive = (route: SiteRoute) => route.releases[0]?.role === 'live'

/** The whole registry is unusable; `message` says why in plain words. */
export class RegistryError extends Error {
  override name = 'RegistryError'
}

export interface Origins {
  /** The page's own origin. */
  site: string
  allowed: readonly string[]
}

export type CanaryChoice = (remote: string, canary: CanaryEntry) => boolean

/** A registry document with valid fields. */
export interface RegistryFields {
  host: { version: string }
  /** Set in a page's copy, which leaves out the other remotes. */
  partial?: boolean
  remotes: Readonly<Record<string, Omit<RemoteEntry, 'canary'> & { canary?: CanaryEntry }>>
  retired?: readonly RetiredPage[]
}

/**
 * Reads the pages of a registry document. An unusable release costs only its own pages and is reported in `problems`.
 * @param isChosen whether this browser gets a remote's canary.
 * @param known problems of the document that were found before.
 */
export function registryOf(
  { host, partial = false, remotes, retired = [] }: RegistryFields,
  origins: Origins,
  isChosen: CanaryChoice,
  known: readonly string[] = [],
): Registry {
  const problems = [...known]
  const owners = new Map<string, SiteRoute>()
  for (const [remote, entry] of Object.entries(remotes)) {
    if (!addressesOf(entry).every(isInside)) {
      problems.push(`The entry of “${remote}” has an address that is not inside the site.`)
      continue
    }
    const releases = releasesOf(remote, entry, isChosen).filter((release) => {
      const problem = originProblem(remote, release, origins)
      if (problem !== undefined) problems.push(problem)
      return problem === undefined
    })
    for (const route of entry.routes) {
      const owner = owners.get(route.path)
      if (owner === undefined) owners.set(route.path, { ...route, remote, releases })
      else problems.push(`Both “${owner.remote}” and “${remote}” claim ${route.path}.`)
    }
  }
  return {
    hostVersion: host.version,
    isPartial: partial,
    routes: [...owners.values()],
    retired,
    problems,
  }
}

/** @throws RegistryError when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RegistryError('The list of pages is not valid JSON.')
  }
}

const addressesOf = ({ routes }: Pick<RemoteEntry, 'routes'>) =>
  routes.flatMap(({ path, search = [] }) => [path, ...search.map(({ url }) => url)])

function releasesOf(
  remote: string,
  { live, canary, lastGood }: RegistryFields['remotes'][string],
  isChosen: CanaryChoice,
): SiteRelease[] {
  return [
    ...(canary && isChosen(remote, canary) ? [inRole('canary', canary)] : []),
    inRole('live', live),
    ...(lastGood === null ? [] : [inRole('last-good', lastGood)]),
  ]
}

const inRole = (
  role: ReleaseRole,
  { version, entry, graph, graphIntegrity }: ReleaseEntry,
): SiteRelease => ({
  version,
  entry,
  ...(graph && { graph }),
  ...(graphIntegrity !== undefined && { graphIntegrity }),
  role,
})

function originProblem(remote: string, release: ReleaseEntry, origins: Origins) {
  if (!URL.canParse(release.entry, origins.site)) {
    return `Release ${release.version} of “${remote}” has an address that cannot be read.`
  }
  const { origin, protocol, username, password, pathname } = new URL(release.entry, origins.site)
  // A blob URL has the origin of the page that created it.
  const isPlain = /^https?:$/.test(protocol) && username + password === ''
  if (isPlain && (origin === origins.site || origins.allowed.includes(origin))) {
    if (!pathname.endsWith('/')) return undefined
    return `Release ${release.version} of “${remote}” is listed at ${release.entry}, which names no file.`
  }
  return `Release ${release.version} of “${remote}” is listed at ${isPlain ? origin : release.entry}, which is not an allowed origin.`
}
