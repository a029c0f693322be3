import { isDeepStrictEqual } from 'node:util'
import { robotsText, sitemapXml } from '../../../deploy/site/documents/sitemap'
import { ownersFile, signedOwnersIn } from '../keys/owners'
import { fileHash } from '../../../deploy/site/registry/integrity'
import { signedStateIn, statementOf, type SignedState } from '../keys/signed-state'
import { signedFile } from '../../../deploy/site/registry/document-files'
import { registryFile, readRegistryText } from '../../../deploy/site/registry/registry-file'
import { foreignFields } from '../change/registry-parts'
import { hostApp } from '../../../deploy/workspace/folders'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import { judgeAdded } from './judge-added'
import { addedFiles } from '../../../deploy/workspace/hooks'
import { judgeParts, type JudgedSite } from './judge-parts'
import { judgeRetired } from './judge-retired'
import { isServed, judgeRelease, namedReleases } from './judge-releases'
import { judgeStatements, type Revisions } from './judge-statements'
import { Judgement } from './judgement'
import type { SiteReader } from './site-reader'

interface JudgeOptions {
  /** The public key of the host's team, from elsewhere; absent: as the site says. */
  hostKey?: string | undefined
  /** An earlier visit has seen these revisions. */
  since?: Revisions
  /** The site's origin, where releases may stand on others. */
  origin?: string
}

/**
 * Compares everything that a browser executes or trusts with what the teams of a site have signed.
 * @throws UserError where the site has no owners, or its registry or signatures cannot be read.
 */
export async function judgeSite(
  reader: SiteReader,
  { hostKey, since = {}, origin }: JudgeOptions = {},
): Promise<{ judgement: Judgement; state: SignedState; text: string }> {
  const judgement = new Judgement()
  /** @param hash that every copy must have; absent: that of the first. */
  const textOf = async (file: string, hash?: string) => {
    const served = await reader.read(file)
    const body = served.find((copy) => copy.body !== undefined)?.body
    if (body !== undefined) judgement.compare(hostApp, file, served, hash ?? fileHash(body))
    return body?.toString()
  }
  const text = await textOf(registryFile)
  if (text === undefined) throw new UserError(`There is no ${registryFile}.`)
  const registry = registryIn(text)
  const state = await stateIn(registry.signed, textOf, hostKey)
  const site = { reader, registry, text, state }
  judgeStatements(state, since, judgement)
  await judgeParts(site, judgement)
  await judgeWhole(site, judgement)
  await judgeRetired(site, judgement)
  for (const named of namedReleases(registry, origin)) await judgeRelease(site, named, judgement)
  await judgeAdded(site, judgement)
  return { judgement, state, text }
}

function registryIn(text: string) {
  try {
    return readRegistryText(text)
  } catch {
    throw new UserError(`host: ${registryFile} is not a registry.`)
  }
}

async function stateIn(
  signed: string | undefined,
  textOf: (file: string, hash?: string) => Promise<string | undefined>,
  hostKey: string | undefined,
): Promise<SignedState> {
  if (signed !== undefined)
    return signedStateIn((await textOf(signedFile(signed), signed)) ?? '', hostKey)
  const owners = await textOf(ownersFile)
  if (owners === undefined)
    throw new UserError(`There is no ${ownersFile}: the site takes releases of anybody.`)
  return { owners: signedOwnersIn(owners, hostKey), statements: [] }
}

/** Judges files of no single team: they follow from parts that are signed. */
async function judgeWhole({ reader, registry, text, state }: JudgedSite, judgement: Judgement) {
  for (const field of foreignFields(text))
    judgement.add(hostApp, `${registryFile}: nobody has signed its field “${field}”`)
  const { settings } = JSON.parse(text)
  const signed = statementOf(state, hostApp)?.settings
  if (settings !== undefined && signed && !isDeepStrictEqual(settings, signed))
    judgement.add(hostApp, `the settings in ${registryFile} are not what was signed`)
  for (const [app, { reason }] of Object.entries(registry.damaged ?? {}))
    judgement.add(app, `its entry in ${registryFile} cannot be used: ${reason}`)
  const routes = Object.values(registry.remotes).flatMap((remote) => remote.routes)
  const texts: Readonly<Record<string, string>> = {
    'sitemap.xml': sitemapXml(routes),
    'robots.txt': robotsText(),
    ...addedFiles(registry, signed),
  }
  const files = Object.entries(texts).filter(([file]) => reader.list || isServed(file))
  for (const [file, content] of files)
    judgement.compare(hostApp, file, await reader.read(file), fileHash(Buffer.from(content)))
}
