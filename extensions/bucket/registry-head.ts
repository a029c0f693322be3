import * as v from 'valibot'
import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import { recordName } from './change-records'
import { readRegistryText } from '../../deploy/site/registry/registry-file'
import { settingsInRegistry, type StoredSettings } from '../../deploy/site/registry/stored-settings'

/*
 * In a bucket a change of the site takes effect when the registry is written. So the registry also
 * contains the settings and the name of the last change.
 */

const headFields = v.object({
  /**
   * The time of the last change in milliseconds since 1970, or a larger number. It grows with each
   * change, also after a restored backup.
   */
  revision: v.fallback(v.pipe(v.number(), v.safeInteger()), 0),
  /** The record of the last change. */
  change: v.fallback(v.optional(recordName), undefined),
})

export interface RegistryHead {
  registry: RegistryDocument
  revision: number
  change: string | undefined
  settings: StoredSettings | undefined
}

/** @throws Error when the text is not a registry. */
export function readHead(text: string): RegistryHead {
  const { revision, change } = v.parse(headFields, JSON.parse(text))
  return {
    registry: readRegistryText(text),
    revision,
    change,
    settings: settingsInRegistry(text),
  }
}

/** @param text of the registry, as in a folder. */
export const headText = (text: string, fields: Omit<RegistryHead, 'registry'>) =>
  JSON.stringify({ ...JSON.parse(text), ...fields })

export const nextRevision = (revision: number, now: number) => Math.max(revision + 1, now)
