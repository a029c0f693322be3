import * as v from 'valibot'
import { canaryEntry, registryFrame, remoteEntry, retiredPage } from './registry-schema'

/** A remote in registry.json as the release tool writes and reads it: a field that is wrong is an error. */
export const registryRemote = v.object({
  ...remoteEntry.entries,
  canary: v.exactOptional(canaryEntry),
})

/** registry.json; each remote in it is read by itself. */
export const registryDocument = v.object({
  schema: registryFrame.entries.schema,
  host: v.object({
    ...registryFrame.entries.host.entries,
    lastGood: v.nullable(v.string()),
  }),
  remotes: registryFrame.entries.remotes,
  /** On a site with owners: names the file of what its teams have signed. */
  signed: v.exactOptional(v.string()),
  retired: v.exactOptional(
    v.array(
      v.object({
        ...retiredPage.entries,
        /** What was live when the remote was retired. */
        release: v.string(),
      }),
    ),
  ),
})

export type RegistryRemote = v.InferOutput<typeof registryRemote>

export interface RegistryDocument extends Omit<v.InferOutput<typeof registryDocument>, 'remotes'> {
  remotes: Readonly<Record<string, RegistryRemote>>
  /** Entries that cannot be used, and why; they stay in the file as they are. */
  damaged?: Readonly<Record<string, { entry: unknown; reason: string }>>
}
