import { existsSync } from 'node:fs'
import type { RegistryDocument } from '../../../../shared/contract/federation/registry-document'
import { inside } from '../../../../deploy/names/inside'
import { readLimited } from '../../../../deploy/names/limits'
import { releaseFolder, storedReleases } from '../../../../deploy/site/files/release-folders'
import { readRegistryFile } from '../../../../deploy/site/registry/registry-file'
import { liveRelease } from '../../../../deploy/site/registry/registry-releases'
import { UserError } from '../../../../deploy/workspace/errors/user-error'
import type { NamedRelease } from '../../../../deploy/workspace/hooks'
import { formListFile, longestList, readFormList, type StoredForm } from '../../forms/form-list'

/**
 * Checks the forms of a release before it goes live.
 * @throws UserError for a list that the intake could not read, a form without a page, and a consent whose text changes
 * under its version: which text a person has agreed to must stay provable. Records of earlier versions name a collection
 * alone, so no two remotes have the same one.
 */
export async function admitForms(
  site: string,
  { app, release }: NamedRelease,
  routes: readonly { path: string }[],
): Promise<void> {
  const refuse = (reason: string) => {
    throw new UserError(`${app} ${release} is not released: its ${formListFile} ${reason}`)
  }
  let forms: readonly StoredForm[] = []
  try {
    forms = formsOf(site, app, release)
  } catch (error) {
    refuse(`cannot be read. ${Object(error).message.replace(/\.$/, '')}.`)
  }
  const pages = new Set(routes.map(({ path }) => path))
  const lost = forms.find(({ path }) => !pages.has(path.replace(/[?#].*$/, '')))
  if (lost) refuse(`puts “${lost.name}” at ${lost.path}, which is no page of ${app}.`)
  const registry = readRegistryFile(site)
  const collections = new Set(forms.flatMap(({ collection = [] }) => collection))
  for (const other of Object.keys(registry.remotes).filter((name) => name !== app)) {
    const taken = liveForms(site, registry, other).find(
      ({ collection }) => collection !== undefined && collections.has(collection),
    )
    if (taken) refuse(`has the collection “${taken.collection}”, which belongs to ${other}.`)
  }
  const former = storedReleases(site, app).flatMap((stored) => formsOrNone(site, app, stored))
  for (const { consent } of former) {
    const now = forms.find((form) => form.consent.version === consent.version)
    if (now && now.consent.text !== consent.text) {
      refuse(`changes the text of the consent “${consent.version}”. Give it a new version.`)
    }
  }
}

function formsOf(site: string, app: string, release: string) {
  const file = inside(releaseFolder(site, app, release), formListFile)
  return existsSync(file) ? readFormList(readLimited(file, longestList).toString(), app) : []
}

function liveForms(site: string, registry: RegistryDocument, app: string): readonly StoredForm[] {
  const live = liveRelease(registry, app)
  return live === undefined ? [] : formsOrNone(site, app, live)
}

/** A list that cannot be read must not keep the next one away. */
function formsOrNone(site: string, app: string, release: string): readonly StoredForm[] {
  try {
    return formsOf(site, app, release)
  } catch {
    return []
  }
}
