import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import * as v from 'valibot'
import {
  canaryEntry,
  registryFrame,
  remoteEntry,
  remoteName,
  type CanaryEntry,
  type ReleaseEntry,
  type RemoteEntry,
  type RetiredPage,
} from '@fivefold/shared/federation/registry-schema'

/** Why this visitor may get a release; `try-out` comes from a tester, not from the registry. */
export type ReleaseRole = 'live' | 'canary' | 'last-good' | 'try-out'

export interface SiteRelease extends ReleaseEntry {
  role: ReleaseRole
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
  /** What is wrong with individual entries, in plain words; the rest of the site works. */
  problems: readonly string[]
}

/** Whether this visitor gets the release that the page was prerendered from. */
export const isLive = (route: SiteRoute) => route.releases[0]?.role === 'live'

/** The registry as a whole cannot be used; `message` says why in plain words. */
export class RegistryError extends Error {
  override name = 'RegistryError'
}

export interface Origins {
  /** The page's own origin. */
  site: string
  allowed: readonly string[]
}

export type CanaryChoice = (remote: string, canary: CanaryEntry) => boolean

/**
 * Reads a registry document. An unusable entry costs only the pages of its remote and is reported
 * in `problems`.
 * @param isChosen whether this browser gets a remote's canary.
 * @throws RegistryError when the text is not JSON or the document has the wrong shape.
 */
export function parseRegistry(
  text: string,
  origins: Origins,
  isChosen: CanaryChoice = () => false,
): Registry {
  const document = v.safeParse(registryFrame, parseJson(text))
  if (!document.success) {
    throw new RegistryError(`The list of pages has the wrong shape: ${reasonOf(document.issues)}.`)
  }
  const problems: string[] = []
  const owners = new Map<string, SiteRoute>()
  for (const [remote, value] of Object.entries(document.output.remotes)) {
    const entry = v.safeParse(remoteEntry, remoteName.test(remote) && value)
    if (!entry.success) {
      problems.push(`The entry of “${remote}” has the wrong shape: ${reasonOf(entry.issues)}.`)
      continue
    }
    const { routes } = entry.output
    const releases = releasesOf(remote, entry.output, isChosen).filter((release) => {
      const problem = originProblem(remote, release, origins)
      if (problem !== undefined) problems.push(problem)
      return problem === undefined
    })
    for (const route of routes) {
      const owner = owners.get(route.path)
      if (owner === undefined) owners.set(route.path, { ...route, remote, releases })
      else problems.push(`Both “${owner.remote}” and “${remote}” claim ${route.path}.`)
    }
  }
  const { host, partial, retired } = document.output
  return {
    hostVersion: host.version,
    isPartial: partial,
    routes: [...owners.values()],
    retired,
    problems,
  }
}

function releasesOf(
  remote: string,
  { live, canary, lastGood }: RemoteEntry,
  isChosen: CanaryChoice,
): SiteRelease[] {
  const second = v.safeParse(canaryEntry, canary)
  return [
    ...(second.success && isChosen(remote, second.output) ? [inRole('canary', second.output)] : []),
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RegistryError('The list of pages is not valid JSON.')
  }
}

function reasonOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) {
  const path = issue.path?.map((step) => String(step.key)).join('.')
  return path === undefined ? issue.message : `${path}: ${issue.message}`
}

function originProblem(remote: string, release: ReleaseEntry, origins: Origins) {
  if (!URL.canParse(release.entry, origins.site)) {
    return `Release ${release.version} of “${remote}” has an address that cannot be read.`
  }
  const { origin, protocol, username, password, pathname } = new URL(release.entry, origins.site)
  // A blob has the origin of the page that created it.
  const isPlain = /^https?:$/.test(protocol) && username + password === ''
  if (isPlain && (origin === origins.site || origins.allowed.includes(origin))) {
    if (!pathname.endsWith('/')) return undefined
    return `Release ${release.version} of “${remote}” is listed at ${release.entry}, which names no file.`
  }
  return `Release ${release.version} of “${remote}” is listed at ${isPlain ? origin : release.entry}, which is not an allowed origin.`
}
