import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { RouteEntry } from '../../shared/routing/remote-contract'
import { UserError } from '../workspace/user-error'

const release = v.object({
  version: v.string(),
  entry: v.string(),
  /** A `ScriptGraph`: so that scripts can be asked for at once and be checked. */
  graph: v.exactOptional(
    v.object({
      scripts: v.array(v.tuple([v.string(), v.string()])),
      pages: v.record(v.string(), v.array(v.number())),
      onDemand: v.exactOptional(v.record(v.string(), v.array(v.number()))),
    }),
  ),
  graphIntegrity: v.exactOptional(v.string()),
})

const canary = v.object({
  ...release.entries,
  /** Of all browsers, 0 to 100. */
  percentage: v.number(),
  /** Whose browsers always get it. */
  cohort: v.exactOptional(v.string()),
})

const remote = v.object({
  live: release,
  canary: v.exactOptional(canary),
  lastGood: v.nullable(release),
  routes: v.custom<readonly RouteEntry[]>(Array.isArray, 'is not a list'),
})

const registrySchema = v.object({
  schema: v.literal(1),
  host: v.object({ version: v.string(), lastGood: v.nullable(v.string()) }),
  remotes: v.record(v.string(), remote),
})

export type RegistryRelease = v.InferOutput<typeof release>
export type RegistryCanary = v.InferOutput<typeof canary>
export type RegistryRemote = v.InferOutput<typeof remote>
export type RegistryFile = v.InferOutput<typeof registrySchema>

/** Where the registry stands in the site. */
export const registryFile = 'registry.json'

const emptyRegistry: RegistryFile = {
  schema: 1,
  host: { version: '', lastGood: null },
  remotes: {},
}

/** @throws UserError when the file is there and cannot be read. */
export function readRegistryFile(site: string): RegistryFile {
  const file = path.join(site, registryFile)
  if (!existsSync(file)) return emptyRegistry
  try {
    return readRegistryText(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new UserError(
      `${file} cannot be read (${cause instanceof Error ? cause.message : String(cause)}). ` +
        '“The registry is damaged” in docs/operations.md says how to restore it.',
    )
  }
}

/** @throws Error when the text is not a registry. */
export const readRegistryText = (text: string): RegistryFile =>
  v.parse(registrySchema, JSON.parse(text))

export const registryText = (registry: RegistryFile) => JSON.stringify(registry)
