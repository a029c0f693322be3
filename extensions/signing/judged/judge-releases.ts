import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { addressName } from '../../../shared/browser/files/address-name'
import { wrongSignature } from '../keys/judge-release'
import { signatureFile, signatureIn } from '../keys/release-signature'
import { fileHash } from '../../../deploy/site/registry/integrity'
import { inParallel } from '../../../deploy/workspace/in-parallel'
import { isHostFile } from '../../../deploy/release/host-files'
import { releaseAddress } from '../../../deploy/site/files/release-folders'
import { hostApp } from '../../../deploy/workspace/folders'
import type { JudgedSite } from './judge-parts'
import type { Judgement } from './judgement'

interface NamedRelease {
  app: string
  release: string
  /** The origin of its files; absent: the site's own. */
  origin?: string
  routes: readonly { path: string }[]
}

export function namedReleases({ host, remotes }: RegistryDocument, site?: string): NamedRelease[] {
  return [
    { app: hostApp, release: host.version, routes: [] },
    ...Object.entries(remotes).flatMap(([app, { live, canary, lastGood, routes }]) =>
      [live, canary, lastGood].flatMap((entry) => {
        if (!entry) return []
        const origin = site === undefined ? {} : { origin: new URL(entry.entry, site).origin }
        return [{ app, release: entry.version, ...origin, routes }]
      }),
    ),
  ]
}

/** Every file of a release, and for the live host also those that it puts at the root of the site. */
export async function judgeRelease(
  { reader, registry, state }: JudgedSite,
  { app, release, origin, routes }: NamedRelease,
  judgement: Judgement,
): Promise<void> {
  const folder = releaseAddress(app, release).slice(1)
  const file = `${folder}/${signatureFile}`
  const served = await reader.read(file, origin)
  const text = served.at(0)?.body ?? Buffer.alloc(0)
  const signature = signatureIn(String(text))
  judgement.compare(app, file, served, fileHash(text))
  for (const reason of wrongSignature(state.owners.document, app, release, signature, routes))
    judgement.add(app, `${file}: ${reason}`)
  const isLiveHost = app === hostApp && release === registry.host.version
  await inParallel(Object.entries(signature?.document.files ?? {}), async ([name, hash]) => {
    const root = isLiveHost && isHostFile(name) ? [name] : []
    for (const place of [`${folder}/${name}`, ...root]) {
      if (reader.list === undefined && !isServed(place)) continue
      const page = place.endsWith('/index.html') && root.includes(place)
      const copies = page
        ? await reader.page(`/${place.slice(0, -'/index.html'.length)}`, place)
        : await reader.read(place, origin)
      judgement.compare(app, place, copies, hash)
    }
  })
}

/** Whether a request reaches a file: it does not reach those of the release tool. */
export const isServed = (file: string) =>
  addressName(`/${file}`).kind === 'file' || /^(?!host\/|remotes\/).*\/index\.html$/.test(file)
