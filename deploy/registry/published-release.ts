import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { RouteEntry } from '../../shared/routing/remote-contract'
import { UserError } from '../workspace/user-error'

const publishedSchema = v.object({
  name: v.string(),
  version: v.string(),
  entry: v.string(),
  routes: v.custom<readonly RouteEntry[]>(Array.isArray, 'is not a list'),
  contract: v.exactOptional(
    v.object({
      storeSchema: v.number(),
      modules: v.record(
        v.string(),
        v.object({ version: v.string(), exports: v.array(v.string()) }),
      ),
    }),
  ),
  links: v.exactOptional(v.array(v.string())),
  pages: v.exactOptional(v.record(v.string(), v.array(v.string()))),
  onDemand: v.exactOptional(v.record(v.string(), v.array(v.string()))),
  sizeBudget: v.exactOptional(v.number()),
})

/** The fields are those that `publish-release.ts` writes; what came later may be absent. */
export type PublishedRelease = v.InferOutput<typeof publishedSchema>

/**
 * What a build says of itself, from a build's or a release's folder.
 * @throws UserError when the file is missing or is not what a build writes.
 */
export function readPublished(folder: string): PublishedRelease {
  const file = path.join(folder, 'release.json')
  if (!existsSync(file)) throw new UserError(`${file} is missing: build the app first.`)
  try {
    return v.parse(publishedSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new UserError(`${file} is not what a build writes (${String(cause)}).`)
  }
}
