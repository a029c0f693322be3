import * as v from 'valibot'
import { appName, releaseName, route } from './names'
import {
  canaryEntry,
  registryFrame,
  releaseEntry,
  remoteEntry,
  retiredPage,
} from './registry-schema'

const namedRelease = v.object({ ...releaseEntry.entries, version: releaseName })

/** A remote in registry.json for the release tool: a wrong field is an error. */
export const registryRemote = v.object({
  ...remoteEntry.entries,
  live: namedRelease,
  canary: v.exactOptional(v.object({ ...canaryEntry.entries, version: releaseName })),
  lastGood: v.nullable(namedRelease),
})

/** registry.json; each remote in it is read separately. */
export const registryDocument = v.object({
  schema: registryFrame.entries.schema,
  host: v.object({
    /** Empty before the host's first release. */
    version: v.union([v.literal(''), releaseName]),
    lastGood: v.nullable(releaseName),
  }),
  remotes: registryFrame.entries.remotes,
  /** On a site with owners: names the file of what its teams have signed. */
  signed: v.exactOptional(v.string()),
  retired: v.exactOptional(
    v.array(
      v.object({
        ...retiredPage.entries,
        remote: appName,
        path: route,
        /** The live release when the remote was retired. */
        release: releaseName,
      }),
    ),
  ),
})

export type RegistryRemote = v.InferOutput<typeof registryRemote>

export interface RegistryDocument extends Omit<v.InferOutput<typeof registryDocument>, 'remotes'> {
  remotes: Readonly<Record<string, RegistryRemote>>
  /** Unusable entries and the reasons; they stay in the file unchanged. */
  damaged?: Readonly<Record<string, { entry: unknown; reason: string }>>
}
