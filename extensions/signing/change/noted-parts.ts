import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { fileOwners } from '../../../deploy/site/registry/document-files'
import { ownersFile, ownersText } from '../keys/owners'
import { fileHash } from '../../../deploy/site/registry/integrity'
import { partsOf, type Parts, type SignedState } from '../keys/signed-state'
import {
  settingsFile,
  settingsText,
  type StoredSettings,
} from '../../../deploy/site/registry/stored-settings'
import type { SiteText } from '../../../deploy/site/files/compressed-texts'
import { hostApp } from '../../../deploy/workspace/folders'

/** The parts that a change is about to sign, by app. */
export type NotedParts = Map<string, Parts>

/**
 * Notes the hash of every text and selects the texts to write.
 * @param answered apps whose files the change may change; files of others must be as they have signed
 * them.
 */
export function textFilter(
  registry: RegistryDocument,
  state: SignedState,
  answered: readonly string[],
  noted: NotedParts,
) {
  const owners = fileOwners(registry)
  const left: string[] = []
  const takes = ({ file, text }: SiteText) => {
    const app = owners.get(file)
    // A file that follows only from the registry is not signed.
    if (app === undefined) return true
    const hash = fileHash(Buffer.from(text))
    noteAll(noted, new Map([[app, { [file]: hash }]]))
    const signed = partsOf(state, app)?.[file]
    if (answered.includes(app) || signed === undefined || signed === hash) return true
    left.push(file)
    return false
  }
  return { takes, left }
}

export function noteAll(noted: NotedParts, parts: ReadonlyMap<string, Parts>) {
  for (const [app, files] of parts) noted.set(app, { ...noted.get(app), ...files })
}

/** Files of the host that no release contains; those that an earlier change has added stay. */
export function hostParts(
  state: SignedState,
  settings: StoredSettings,
  files: ReadonlyMap<string, Buffer> = new Map(),
) {
  const added = Object.entries(partsOf(state, hostApp) ?? {}).filter(([file]) =>
    file.startsWith('kit/'),
  )
  const texts = { [ownersFile]: ownersText(state.owners), [settingsFile]: settingsText(settings) }
  const contents = [...Object.entries(texts), ...files]
  return Object.fromEntries([
    ...added,
    ...contents.map(([file, content]) => [file, fileHash(Buffer.from(content))] as const),
  ])
}
