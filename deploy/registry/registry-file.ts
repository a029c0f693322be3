import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { registryDocument, type RegistryDocument } from '../../shared/federation/registry-document'
import { UserError } from '../workspace/user-error'

/** The registry, relative to the site. */
export const registryFile = 'registry.json'

const emptyRegistry: RegistryDocument = {
  schema: 1,
  host: { version: '', lastGood: null },
  remotes: {},
}

/** Empty where there is no file. @throws UserError when the file cannot be read. */
export function readRegistryFile(site: string): RegistryDocument {
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
export const readRegistryText = (text: string): RegistryDocument =>
  v.parse(registryDocument, JSON.parse(text))

export const registryText = (registry: RegistryDocument) => JSON.stringify(registry)
