import { runInNewContext } from 'node:vm'
import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { addedFiles } from '../../../deploy/workspace/hooks'
import { fileOwners } from '../../../deploy/site/registry/document-files'
import { fileHash } from '../../../deploy/site/registry/integrity'
import { newestOf, type SignedState } from '../keys/signed-state'
import { inParallel } from '../../../deploy/workspace/in-parallel'
import { registryParts } from '../change/registry-parts'
import { changedEntries } from '../change/refuse-changed-parts'
import { goneFile, pageFile } from '../../../deploy/site/files/page-file'
import { hostApp } from '../../../deploy/workspace/folders'
import type { Judgement } from './judgement'
import type { SiteReader } from './site-reader'

export interface JudgedSite {
  reader: SiteReader
  registry: RegistryDocument
  /** The registry as it is served. */
  text: string
  state: SignedState
}

/** Judges each app's part of the registry, its documents and its search entries. */
export async function judgeParts(site: JudgedSite, judgement: Judgement): Promise<void> {
  const found = registryParts(site.text)
  const apps = [
    ...found.keys(),
    ...site.state.statements.flatMap(({ document }) => [
      document.app,
      ...Object.keys(document.parts),
    ]),
  ]
  const owners = fileOwners(site.registry)
  const places = addressesOf(site.registry)
  for (const app of new Set([hostApp, ...apps])) {
    const signed = newestOf(site.state, app)
    const parts = signed?.parts[app]
    if (signed === undefined || parts === undefined) {
      judgement.add(app, unsigned)
      continue
    }
    for (const part of changedEntries(parts, found.get(app) ?? {}, site.registry))
      judgement.add(app, `${part} is not what was signed`)
    const files = Object.entries(parts).filter(([file]) => !file.includes('#'))
    await inParallel(files, async ([file, hash]) => {
      if (isTaken(site.registry, app, file)) return
      const place = places.get(file)
      const served = await (place ? site.reader.page(place, file) : site.reader.read(file))
      judgement.compare(app, file, served, hash, ...answerOfCdn(site.registry, file, place))
    })
    for (const [file, owner] of owners)
      if (owner === app && !Object.hasOwn(parts, file)) judgement.add(app, `${file}: ${unsigned}`)
  }
}

const unsigned =
  'nobody has signed what belongs to it outside its releases; its team’s next release does, or `fivefold sign` ' +
  'with the host’s key'

/** Whether another app has a page at the address of one that is gone. */
const isTaken = ({ remotes }: RegistryDocument, app: string, file: string) =>
  Object.entries(remotes).some(
    ([other, { routes }]) =>
      other !== app && routes.some(({ path }) => [pageFile(path), goneFile(path)].includes(file)),
  )

/** An address at which a server answers with each document. */
const addressesOf = ({ remotes, retired = [] }: RegistryDocument) =>
  new Map([
    ...retired.map(({ path }) => [goneFile(path), exampleOf(path)] as const),
    ...Object.values(remotes).flatMap(({ routes }) =>
      routes.map(({ path }) => [pageFile(path), exampleOf(path)] as const),
    ),
  ])

const exampleOf = (path: string) => path.replaceAll(/:[^/]+/g, '-')

/** A CDN's function has no files: it says itself why a page is gone. */
function answerOfCdn(registry: RegistryDocument, file: string, uri = '') {
  if (!file.endsWith('gone.html')) return []
  const { '.viewer-request.js': code } = addedFiles(registry)
  if (code === undefined) return []
  const call = `handler({ request: { uri: ${JSON.stringify(uri)}, querystring: {} } }).body`
  const body: unknown = runInNewContext(`${code}\n${call}`)
  return typeof body === 'string' ? [fileHash(Buffer.from(body))] : []
}
