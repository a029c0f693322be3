import * as v from 'valibot'
import { isInside } from './inside-address'

/*
 * The schema of registry.json. The host reads it entry by entry, so that a broken entry costs only its own pages
 * (host/src/loading/registry/parse-registry.ts). The release tool reads it as a whole (registry-document.ts).
 */

const address = v.pipe(v.string(), v.check(isInside, 'is not an address inside the site'))

const searchEntry = v.object({
  title: v.string(),
  description: v.string(),
  type: v.picklist(['product', 'page']),
  category: v.string(),
  url: address,
})

export const routeEntry = v.object({
  path: address,
  title: v.string(),
  description: v.string(),
  access: v.object({
    signIn: v.boolean(),
    roles: v.exactOptional(v.array(v.picklist(['admin', 'customer']))),
  }),
  prerender: v.boolean(),
  indexed: v.boolean(),
  search: v.exactOptional(v.array(searchEntry)),
})

/** A path below the entry's folder, and therefore on its origin. */
const scriptName = v.pipe(
  v.string(),
  v.regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, 'is not a script of the release'),
)

/** The scripts of a release with their hashes, and the pages and scripts that need them. */
export const scriptGraph = v.object({
  /** Name, relative to the entry, and integrity of each script. */
  scripts: v.array(v.tuple([scriptName, v.string()])),
  /** Indices of the scripts that a first visit needs, by the page's path. */
  pages: v.record(v.string(), v.array(v.number())),
  /** Indices of everything that an on-demand script needs, including itself, by its name. */
  onDemand: v.exactOptional(v.record(scriptName, v.array(v.number()))),
  /** Indices of the on-demand scripts that a script imports, by its name. */
  imports: v.exactOptional(v.record(scriptName, v.array(v.number()))),
})

export const releaseEntry = v.object({
  version: v.pipe(v.string(), v.nonEmpty()),
  /** Address of the entry file: inside the site, or absolute on an allowed origin. */
  entry: v.pipe(v.string(), v.nonEmpty()),
  /** In a page's copy of the registry: the scripts of that page only. */
  graph: v.exactOptional(scriptGraph),
  /** Integrity of the module next to the entry that exports the whole graph as its default. */
  graphIntegrity: v.exactOptional(v.string()),
})

/** A second release, which some visitors get instead of the live one. */
export const canaryEntry = v.object({
  ...releaseEntry.entries,
  /** Percentage of all browsers, 0 to 100. */
  percentage: v.number(),
  /** Browsers of this cohort always get it. */
  cohort: v.exactOptional(v.string()),
})

export const remoteEntry = v.object({
  live: releaseEntry,
  /** Read separately: an unreadable canary counts as absent, so that everybody gets the live release. */
  canary: v.exactOptional(v.unknown()),
  lastGood: v.nullable(releaseEntry),
  routes: v.array(routeEntry),
})

/** A page of a retired remote: it redirects, or says why it is gone. */
export const retiredPage = v.object({
  remote: v.string(),
  path: address,
  redirect: v.exactOptional(address),
  text: v.exactOptional(v.string()),
})

/** The name of a remote and of its folder in the site. */
export const remoteName = /^[a-z][a-z0-9-]*$/

export const registryFrame = v.object({
  schema: v.literal(1),
  host: v.object({ version: v.string() }),
  /** Set in a page's copy, which leaves out the other remotes. */
  partial: v.optional(v.boolean(), false),
  remotes: v.record(v.string(), v.unknown()),
  retired: v.fallback(v.optional(v.array(retiredPage), []), []),
})

export type ScriptGraph = v.InferOutput<typeof scriptGraph>
export type ReleaseEntry = v.InferOutput<typeof releaseEntry>
export type CanaryEntry = v.InferOutput<typeof canaryEntry>
export type RetiredPage = v.InferOutput<typeof retiredPage>
export type RemoteEntry = v.InferOutput<typeof remoteEntry>
