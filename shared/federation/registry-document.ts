import * as v from 'valibot'
import { canaryEntry, registryFrame, remoteEntry, retiredPage } from './registry-schema'

/** A remote in registry.json for the release tool: a wrong field is an error. */
export const registryRemote = v.object({
  ...remoteEntry.entries,
  canary: v.exactOptional(canaryEntry),
})

/** registry.json; each remote in it is read separately. */
export const registryDocument = v.object({
  schema: registryFrame.entries.schema,
  host: v.object({
    ...registryFrame.entries.host.entries,
    lastGood: v.nullable(v.string()),
  }),
  remotes: registryFrame.entries.remotes,
  retired: v.exactOptional(
    v.array(
      v.object({
        ...retiredPage.entries,
        /** The live release when the remote was retired. */
        release: v.string(),
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
