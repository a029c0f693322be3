import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import {
  registryDocument,
  registryRemote,
  type RegistryDocument,
  type RegistryRemote,
} from '../../shared/federation/registry-document'
import { remoteName } from '../../shared/federation/registry-schema'
import { UserError } from '../workspace/user-error'
import { readReleaseManifest } from './read-manifest'

/** The registry, relative to the site. */
export const registryFile = 'registry.json'

const emptyRegistry: RegistryDocument = {
  schema: 1,
  host: { version: '', lastGood: null },
  remotes: {},
}

/**
 * The registry, with the entries apart that cannot be used: each costs its own remote only.
 * Empty where there is no file.
 * @throws UserError when the file as a whole cannot be read.
 */
export function readRegistryFile(site: string): RegistryDocument {
  const file = path.join(site, registryFile)
  if (!existsSync(file)) return emptyRegistry
  try {
    return readRegistryText(readFileSync(file, 'utf8'), (app, { live, canary }) => {
      for (const release of canary ? [live, canary] : [live]) {
        readReleaseManifest(site, app, release.version)
      }
    })
  } catch (cause) {
    throw new UserError(
      `${file} cannot be read (${reasonOf(cause)}). ` +
        '“The registry is damaged” in docs/operations.md says how to restore it.',
    )
  }
}

/**
 * The same from the text of a registry.
 * @param check throws when an entry cannot be used.
 * @throws Error when the text is not a registry.
 */
export function readRegistryText(
  text: string,
  check: (app: string, remote: RegistryRemote) => void = () => {},
): RegistryDocument {
  const document = v.parse(registryDocument, JSON.parse(text))
  const remotes: Record<string, RegistryRemote> = {}
  const damaged: Record<string, { entry: unknown; reason: string }> = {}
  for (const [app, entry] of Object.entries(document.remotes)) {
    try {
      const remote = v.parse(registryRemote, entry)
      if (!remoteName.test(app)) throw new Error('its name is not one of a remote')
      const { live, canary, lastGood } = remote
      const wrong = [live, canary, lastGood].find((release) => release && !isAddress(release.entry))
      if (wrong) throw new Error(`${wrong.entry} is not an address`)
      check(app, remote)
      remotes[app] = remote
    } catch (cause) {
      damaged[app] = { entry, reason: reasonOf(cause) }
    }
  }
  return { ...document, remotes, ...(Object.keys(damaged).length > 0 && { damaged }) }
}

const isAddress = (text: string) => URL.canParse(text, 'http://site')

/** Entries that cannot be used stay as they are: they are not ours to remove. */
export function registryText({ damaged = {}, ...registry }: RegistryDocument) {
  const kept = Object.entries(damaged).map(([app, { entry }]) => [app, entry] as const)
  if (kept.length === 0) return JSON.stringify(registry)
  const remotes = [...Object.entries(registry.remotes), ...kept].toSorted()
  return JSON.stringify({ ...registry, remotes: Object.fromEntries(remotes) })
}

function reasonOf(cause: unknown) {
  if (!(cause instanceof v.ValiError)) return cause instanceof Error ? cause.message : String(cause)
  const field = v.getDotPath(cause.issues[0])
  return field === null ? cause.message : `${field}: ${cause.message}`
}
