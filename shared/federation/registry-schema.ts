import * as v from 'valibot'
import { isInside } from './inside-address'

/*
 * The fields of registry.json, written once. The host reads them entry by entry, so that a broken
 * entry costs only its own pages (host/src/registry/parse-registry.ts); the release tool reads them
 * as a whole (registry-document.ts).
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

/** Below the entry's folder, and so of its origin. */
const scriptName = v.pipe(
  v.string(),
  v.regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, 'is no script of the release'),
)

/** The scripts of a release: what it asks for, when, and what each must hash to. */
export const scriptGraph = v.object({
  /** Name, relative to the entry, and integrity of each script. */
  scripts: v.array(v.tuple([scriptName, v.string()])),
  /** Indices of the scripts that a first visit to each page needs, by the page's path. */
  pages: v.record(v.string(), v.array(v.number())),
  /** Those of each script that pages import on demand, itself included, by its name. */
  onDemand: v.exactOptional(v.record(scriptName, v.array(v.number()))),
  /** Which of these a script imports, by its name. */
  imports: v.exactOptional(v.record(scriptName, v.array(v.number()))),
})

export const releaseEntry = v.object({
  version: v.pipe(v.string(), v.nonEmpty()),
  /** Address of the entry file: inside the site, or absolute on an allowed origin. */
  entry: v.pipe(v.string(), v.nonEmpty()),
  /** Of a page's copy of the registry: as far as that page needs it. */
  graph: v.exactOptional(scriptGraph),
  /** Integrity of the module beside the entry that has the whole graph as its default export. */
  graphIntegrity: v.exactOptional(v.string()),
})

/** A second release for some visitors, who get it before the live one. */
export const canaryEntry = v.object({
  ...releaseEntry.entries,
  /** Of all browsers, 0 to 100. */
  percentage: v.number(),
  /** Whose browsers always get it. */
  cohort: v.exactOptional(v.string()),
})

export const remoteEntry = v.object({
  live: releaseEntry,
  /** Read by itself: an unreadable canary counts as none, and everybody gets the live release. */
  canary: v.exactOptional(v.unknown()),
  lastGood: v.nullable(releaseEntry),
  routes: v.array(routeEntry),
})

/** The address of a page whose remote was retired: it leads elsewhere, or says why it is gone. */
export const retiredPage = v.object({
  remote: v.string(),
  path: address,
  redirect: v.exactOptional(address),
  text: v.exactOptional(v.string()),
})

/** Of a remote, and of its folder in the site. */
export const remoteName = /^[a-z][a-z0-9-]*$/

export const registryFrame = v.object({
  schema: v.literal(1),
  host: v.object({ version: v.string() }),
  /** A page's own copy leaves out the other remotes. */
  partial: v.optional(v.boolean(), false),
  remotes: v.record(v.string(), v.unknown()),
  retired: v.fallback(v.optional(v.array(retiredPage), []), []),
})

export type ScriptGraph = v.InferOutput<typeof scriptGraph>
export type ReleaseEntry = v.InferOutput<typeof releaseEntry>
export type CanaryEntry = v.InferOutput<typeof canaryEntry>
export type RetiredPage = v.InferOutput<typeof retiredPage>
export type RemoteEntry = v.InferOutput<typeof remoteEntry>
