import { existsSync } from 'node:fs'
import * as v from 'valibot'
import {
  registryDocument,
  registryRemote,
  type RegistryDocument,
  type RegistryRemote,
} from '../../../shared/contract/federation/registry-document'
import { isRemoteName } from '../../../shared/contract/federation/names'
import { fieldAndReason } from '../../names/field-and-reason'
import { inside } from '../../names/inside'
import { readText } from '../../names/limits'
import { refuseRouteAddresses } from '../../names/route-addresses'
import { UserError } from '../../workspace/errors/user-error'
import { inOrderOfAddresses } from '../files/page-file'
import { readReleaseManifest } from './read-manifest'

/** The registry, relative to the site. */
export const registryFile = 'registry.json'

const emptyRegistry: RegistryDocument = {
  schema: 1,
  host: { version: '', lastGood: null },
  remotes: {},
}

/** The remedy for a registry that cannot be read. */
export const restoring =
  'Restore it from a backup. Without one, remove registry.json* and release the live versions of all apps with `publish`.'

/**
 * The registry, with the unusable entries apart: each affects its own remote only. Empty when the file
 * does not exist.
 * @throws UserError when the file as a whole cannot be read.
 */
export function readRegistryFile(site: string): RegistryDocument {
  const file = inside(site, registryFile)
  if (!existsSync(file)) return emptyRegistry
  try {
    return readRegistryText(readText(file), (app, { live, canary }) => {
      for (const release of canary ? [live, canary] : [live]) {
        readReleaseManifest(site, app, release.version)
      }
    })
  } catch (cause) {
    throw new UserError(`${file} cannot be read (${fieldAndReason(cause)}). ` + restoring)
  }
}

/**
 * Reads the text of a registry.
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
      if (!isRemoteName(app)) throw new Error('its name is not one of a remote')
      const { live, canary, lastGood } = remote
      const wrong = [live, canary, lastGood].find((release) => release && !isAddress(release.entry))
      if (wrong) throw new Error(`${wrong.entry} is not an address`)
      refuseRouteAddresses(app, remote.routes)
      check(app, remote)
      remotes[app] = remote
    } catch (cause) {
      damaged[app] = { entry, reason: fieldAndReason(cause) }
    }
  }
  const { retired } = document
  const pages = retired && { retired: inOrderOfAddresses(retired) }
  return { ...document, ...pages, remotes, ...(Object.keys(damaged).length > 0 && { damaged }) }
}

const isAddress = (text: string) => URL.canParse(text, 'http://site')

/** Unusable entries stay unchanged, because they may belong to another team's remote. */
export function registryText({ damaged = {}, ...registry }: RegistryDocument) {
  const kept = Object.entries(damaged).map(([app, { entry }]) => [app, entry] as const)
  if (kept.length === 0) return JSON.stringify(registry)
  const remotes = [...Object.entries(registry.remotes), ...kept].toSorted()
  return JSON.stringify({ ...registry, remotes: Object.fromEntries(remotes) })
}
