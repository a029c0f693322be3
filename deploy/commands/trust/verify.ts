import { addressName } from '../../../shared/files/address-name'
import { readRegistryText, registryFile } from '../../registry/registry-file'
import { ownersFile, ownersIn } from '../../keys/owners'
import { wrongSignature } from '../../keys/judge-release'
import { fileHash, signatureFile, signatureIn } from '../../keys/release-signature'
import { limitedBody, limitedFetch, limits } from '../../names/limits'
import { inParallel } from '../../object-store/in-parallel'
import { releaseAddress } from '../../site-files/release-folders'
import { hostApp } from '../../workspace/folders'
import { UserError } from '../../workspace/user-error'

/**
 * `verify <address>`: proves from outside that every release that a site names is what its owner signed.
 * @param hostKey the public key of the host's team, from elsewhere; absent: as the site says.
 * @throws UserError naming what is not.
 */
export async function verify(address: string, hostKey?: string) {
  const { origin } = new URL(address)
  const text = await bodyOf(origin, `/${ownersFile}`)
  if (text === undefined) {
    throw new UserError(`${origin} has no ${ownersFile}: it takes releases of anybody.`)
  }
  const owners = ownersIn(String(text), hostKey)
  const { host, remotes } = readRegistryText(String(await bodyOf(origin, `/${registryFile}`)))
  const named = [
    { app: hostApp, release: host.version, origin, routes: [] },
    ...Object.entries(remotes).flatMap(([app, { live, canary, lastGood, routes }]) =>
      [live, canary, lastGood].flatMap((entry) =>
        entry
          ? [{ app, release: entry.version, origin: new URL(entry.entry, origin).origin, routes }]
          : [],
      ),
    ),
  ]
  const problems: string[] = []
  let files = 0
  for (const { app, release, origin: at, routes } of named) {
    const folder = releaseAddress(app, release)
    const signature = signatureIn(String(await bodyOf(at, `${folder}/${signatureFile}`)))
    const wrong = wrongSignature(owners, app, release, signature, routes)
    problems.push(...wrong.map((reason) => `${app} ${release}: ${reason}`))
    // Files of the release tool, and the host's template of documents, are not served.
    const served = Object.entries(signature?.document.files ?? {}).filter(
      ([file]) => addressName(`${folder}/${file}`).kind === 'file',
    )
    await inParallel(served, async ([file, hash]) => {
      const places = [`${folder}/${file}`]
      if (app === hostApp && release === host.version && file.startsWith('assets/'))
        places.push(`/${file}`)
      files += places.length
      for (const place of places)
        for (const encoding of encodings) {
          const body = await bodyOf(at, place, encoding).catch(() => undefined)
          if (body === undefined || fileHash(body) !== hash)
            problems.push(`${at}${place} (${encoding}) is not what was signed`)
        }
    })
  }
  if (problems.length > 0)
    throw new UserError(`${origin} serves what was not signed:\n${problems.join('\n')}`)
  console.info(
    `${named.length} releases with ${files} files on ${origin} are what their owners signed.`,
  )
}

/** A server may keep a copy for each of them. */
const encodings = ['br', 'gzip', 'identity']

async function bodyOf(origin: string, path: string, encoding = 'identity') {
  const request = new Request(origin + path, { headers: { 'accept-encoding': encoding } })
  const response = await limitedFetch(request)
  return response.ok ? limitedBody(response, limits.file) : undefined
}
