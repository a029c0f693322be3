import * as v from 'valibot'
import { fileName, pathName, releaseName } from '../../shared/contract/federation/names'

/** The folder of a site's kit, relative to its origin. */
export const kitFolder = 'kit'

/** Describes the kit that fits the live host. */
export const kitFile = 'kit.json'

const versions = v.record(v.string(), v.string())

/** The contents and the tools of a remote in its own repository. */
export const kitDescription = v.object({
  /** Version of the host that the kit comes with. */
  version: releaseName,
  /** File names of packages, relative to the kit's folder. */
  packages: v.object({ '@fivefold/kit': fileName, '@fivefold/shared': fileName }),
  dependencies: versions,
  devDependencies: versions,
  /** Files of a new remote with places for its name (extensions/kit/create-remote/filled-template.ts). */
  template: v.record(pathName, v.string()),
  /** Files that one with a form has in addition, or in place of others. */
  formTemplate: v.optional(v.record(pathName, v.string()), {}),
})

export type KitDescription = v.InferOutput<typeof kitDescription>
