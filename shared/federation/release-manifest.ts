import * as v from 'valibot'
import { appName, fileName, moduleName, releaseName } from './names'
import { routeEntry } from './registry-schema'

/** Names of files, relative to the build's folder. */
const files = v.array(fileName)

/** The terms on which a build can share a page with others; compared when it is released. */
export const moduleContract = v.object({
  storeSchema: v.number(),
  /** A shared module's version and the names of its exports that the host gives or a remote takes. */
  modules: v.record(moduleName, v.object({ version: v.string(), exports: v.array(v.string()) })),
})

/**
 * What a build says of itself in `release.json`; the release tool reads nothing else. Builds from
 * before a field was introduced lack it.
 */
export const releaseManifest = v.object({
  name: appName,
  version: releaseName,
  /** File name of the remote's entry; empty for the host. */
  entry: v.union([v.literal(''), fileName]),
  /** The entry, and the file with a React of its own, for hosts with another major version. */
  standalone: v.exactOptional(v.object({ entry: fileName, ownReact: fileName })),
  routes: v.array(
    v.object({
      ...routeEntry.entries,
      start: v.exactOptional(v.picklist(['intent', 'idle', 'now'])),
      showsFeed: v.exactOptional(v.literal(true)),
      searchTexts: v.exactOptional(
        v.array(v.object({ title: v.string(), text: v.string(), url: v.string() })),
      ),
      deprecated: v.exactOptional(
        v.object({ until: v.pipe(v.string(), v.isoDate()), instead: v.string() }),
      ),
      structuredData: v.exactOptional(v.array(v.looseObject({ '@type': v.string() }))),
    }),
  ),
  contract: v.exactOptional(moduleContract),
  /** Addresses that the host's navigation leads to. */
  links: v.exactOptional(v.array(v.string())),
  /** Every file that a first visit needs, by the page's path; the host's under `everyRoute`, `mountedRoutes` and `storeRoutes`. */
  pages: v.exactOptional(v.record(v.string(), files)),
  /** Paths of the pages that use nothing of the store. */
  withoutStore: v.exactOptional(v.array(v.string())),
  /** What pages of a remote import on demand, with everything that it needs. */
  onDemand: v.exactOptional(v.record(fileName, files)),
  /** Which of these a script imports. */
  imports: v.exactOptional(v.record(fileName, files)),
  /** Bytes, brotli, that a first visit to any page may cost; from `package.json`. */
  sizeBudget: v.exactOptional(v.number()),
})

/** Under this name stand the files that every page of the host needs. */
export const everyRoute = '*'

/** Under this one those that pages need which draw themselves, beside them. */
export const mountedRoutes = '*mounted'

/** Under this one those that pages need which use the store. */
export const storeRoutes = '*store'

export type ModuleContract = v.InferOutput<typeof moduleContract>
export type ReleaseManifest = v.InferOutput<typeof releaseManifest>
