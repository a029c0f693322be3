import * as v from 'valibot'
import { canaryEntry, registryFrame, remoteEntry, remoteName } from './registry-schema'

const registryRemote = v.object({
  ...remoteEntry.entries,
  canary: v.exactOptional(canaryEntry),
})

/** registry.json as the release tool writes and reads it: one field that is wrong is an error. */
export const registryDocument = v.object({
  schema: registryFrame.entries.schema,
  host: v.object({
    ...registryFrame.entries.host.entries,
    lastGood: v.nullable(v.string()),
  }),
  remotes: v.record(remoteName, registryRemote),
})

export type RegistryRemote = v.InferOutput<typeof registryRemote>
export type RegistryDocument = v.InferOutput<typeof registryDocument>
