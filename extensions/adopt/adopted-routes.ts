import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { routeEntry } from '../../shared/contract/federation/registry-schema'
import { readText } from '../../deploy/names/limits'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { scriptsOfModule, type ForeignManifest } from './foreign-manifest'

const { access, indexed, prerender, ...given } = routeEntry.entries

const adoptedRoute = v.object({
  ...given,
  access: v.optional(access, { signIn: false }),
  indexed: v.optional(indexed, true),
  prerender: v.optional(prerender, false),
  /** The exposed module of the page, such as `./page`: its default export, or `mount`. */
  module: v.string(),
})

const routeFile = v.pipe(v.string(), v.parseJson(), v.pipe(v.array(adoptedRoute), v.nonEmpty()))

export type AdoptedRoute = v.InferOutput<typeof adoptedRoute>

/**
 * Reads the pages of a remote without a route list from a file.
 * @throws UserError when the file is missing, is not a list of routes, or names a module that is not
 * exposed.
 */
export function adoptedRoutes(file: string, manifest: ForeignManifest): AdoptedRoute[] {
  if (!existsSync(file)) throw new UserError(`There is no ${file}: --routes names a JSON file.`)
  const parsed = v.safeParse(routeFile, readText(file))
  if (!parsed.success) {
    const [issue] = parsed.issues
    const field = v.getDotPath(issue)
    throw new UserError(
      `${file} is not a list of routes (${field ?? 'the file'}: ${issue.message}).`,
    )
  }
  const unknown = parsed.output.find(({ module }) => !scriptsOfModule(manifest, module))
  if (unknown === undefined) return parsed.output
  const exposed = manifest.exposes.map(({ path }) => path).join(', ') || 'nothing'
  throw new UserError(
    `${file} names ${unknown.module} for ${unknown.path}; ${manifest.name} exposes ${exposed}.`,
  )
}
