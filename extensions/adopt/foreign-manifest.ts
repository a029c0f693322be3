import * as v from 'valibot'
import { isFileName, moduleName, printable } from '../../shared/contract/federation/names'
import { UserError } from '../../deploy/workspace/errors/user-error'

/** Names relative to the manifest. */
const files = v.optional(v.array(v.string()), [])
const assets = v.optional(
  v.object({
    js: v.optional(v.object({ sync: files, async: files })),
    css: v.optional(v.object({ sync: files, async: files })),
  }),
)

/** The fields of `mf-manifest.json` that adoption needs. Every tool writes more. */
const foreignManifest = v.object({
  name: v.string(),
  metaData: v.object({
    buildInfo: v.optional(v.object({ buildVersion: v.optional(v.string()) })),
    remoteEntry: v.object({
      name: v.pipe(v.string(), v.nonEmpty()),
      path: v.optional(v.string(), ''),
    }),
    globalName: v.optional(v.string()),
    publicPath: v.optional(v.string(), 'auto'),
  }),
  shared: v.optional(
    v.array(
      v.object({
        name: moduleName,
        version: v.optional(v.string()),
        requiredVersion: v.optional(v.union([v.string(), v.boolean()])),
        singleton: v.optional(v.boolean(), false),
        assets,
      }),
    ),
    [],
  ),
  exposes: v.array(v.object({ path: v.string(), assets })),
})

export type ForeignManifest = v.InferOutput<typeof foreignManifest>
export type ForeignShare = ForeignManifest['shared'][number]

/**
 * The description of a remote that another tool has built.
 * @param address for messages.
 * @throws UserError when the text is not a manifest, or the build cannot be served from elsewhere.
 */
export function foreignManifestIn(text: string, address: string): ForeignManifest {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), foreignManifest), text)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const field = v.getDotPath(issue)
    const what = field === null ? issue.message : `${field}: ${issue.message}`
    throw new UserError(`${address} is not the mf-manifest.json of a remote (${what}).`)
  }
  const outside = namedFiles(parsed.output).find((file) => !isFileName(file))
  if (outside !== undefined) {
    throw new UserError(
      `${address} names ${printable(outside)}, which is not a file below its folder.`,
    )
  }
  const { publicPath } = parsed.output.metaData
  if (/^(?:https?:)?\/\//.test(publicPath)) {
    throw new UserError(
      `${address} is a build that loads its files from ${publicPath}: build it with the public path “auto”.`,
    )
  }
  return parsed.output
}

/** The entry, relative to the manifest. */
export const entryOf = ({ metaData: { remoteEntry } }: ForeignManifest) =>
  `${remoteEntry.path.replace(/^\.?\//, '').replace(/(?<=.)\/?$/, '/')}${remoteEntry.name}`

/** The scripts of an exposed module; undefined if the remote does not expose it. */
export function scriptsOfModule({ exposes }: ForeignManifest, module: string) {
  const exposed = exposes.find(({ path }) => path === module)
  return exposed && (exposed.assets?.js?.sync ?? [])
}

/** Every file that the manifest names. */
export const namedFiles = (manifest: ForeignManifest): string[] => [
  entryOf(manifest),
  ...[...manifest.exposes, ...manifest.shared].flatMap(({ assets }) =>
    [assets?.js, assets?.css].flatMap((kind) => [...(kind?.sync ?? []), ...(kind?.async ?? [])]),
  ),
]
