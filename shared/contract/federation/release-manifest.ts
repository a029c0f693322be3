import * as v from 'valibot'
import { appName, fileName, moduleName, releaseName } from './names'
import { routeEntry } from './registry-schema'

/** Names of files, relative to the build's folder. */
const files = v.array(fileName)

/** Requirements for sharing a page with other builds; the release tool compares them. */
export const moduleContract = v.object({
  storeSchema: v.number(),
  /** A shared module's version, and the exports that the host provides or a remote uses. */
  modules: v.record(moduleName, v.object({ version: v.string(), exports: v.array(v.string()) })),
})

/**
 * A build's description in `release.json`; the release tool reads nothing else of it. Older builds lack newer fields.
 */
export const releaseManifest = v.object({
  name: appName,
  version: releaseName,
  /** File name of the remote's entry; empty for the host. */
  entry: v.union([v.literal(''), fileName]),
  /** The entry and the file with the remote's own React, for hosts with another major version. */
  standalone: v.exactOptional(v.object({ entry: fileName, ownReact: fileName })),
  routes: v.array(
    v.object({
      ...routeEntry.entries,
      start: v.exactOptional(v.picklist(['intent', 'idle', 'now'])),
      showsFeed: v.exactOptional(v.literal(true)),
      searchTexts: v.exactOptional(
        v.array(
          v.object({
            title: v.string(),
            text: v.exactOptional(v.string()),
            url: v.string(),
            asked: v.exactOptional(v.string()),
          }),
        ),
      ),
      synonyms: v.exactOptional(v.array(v.string())),
      deprecated: v.exactOptional(
        v.object({ until: v.pipe(v.string(), v.isoDate()), instead: v.string() }),
      ),
      structuredData: v.exactOptional(v.array(v.looseObject({ '@type': v.string() }))),
    }),
  ),
  contract: v.exactOptional(moduleContract),
  /** Addresses that the host's navigation links to. */
  links: v.exactOptional(v.array(v.string())),
  /** Files of a first visit by the page's path; the host's by `everyRoute`, `mountedRoutes` and `storeRoutes`. */
  pages: v.exactOptional(v.record(v.string(), files)),
  /** Paths of pages that do not use the store. */
  withoutStore: v.exactOptional(v.array(v.string())),
  /** Scripts that a remote's pages import on demand, each with everything it needs. */
  onDemand: v.exactOptional(v.record(fileName, files)),
  /** The on-demand scripts that each script imports. */
  imports: v.exactOptional(v.record(fileName, files)),
  /** Maximum bytes (brotli) of a first visit to any page; from `package.json`. */
  sizeBudget: v.exactOptional(v.number()),
})

/** Key of the host's files that every page needs. */
export const everyRoute = '*'

/** Key of the files that pages that draw themselves need in addition. */
export const mountedRoutes = '*mounted'

/** Key of the files that pages with the store need in addition. */
export const storeRoutes = '*store'

export type ModuleContract = v.InferOutput<typeof moduleContract>
export type ReleaseManifest = v.InferOutput<typeof releaseManifest>
