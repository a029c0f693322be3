import { brand } from '../../../shared/brand'
import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { limitedBody, limitedFetch, limits } from '../../names/limits'
import { UserError } from '../../workspace/errors/user-error'
import { readRegistryFile, readRegistryText } from '../../site/registry/registry-file'
import {
  readSettingsText,
  settingsFile,
  settingsIn,
  storedSettings,
  type StoredSettings,
} from '../../site/registry/stored-settings'
import { isKit, siteFolder } from '../../workspace/folders'

/**
 * The origin of the deployed site, from `$SITE_URL`, whose releases complete the remotes under
 * development. Undefined: the releases are in the site's folder on this machine.
 * @throws UserError when it is not an address.
 */
export function deployedSite(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const text = env['SITE_URL']
  if (!text) return undefined
  const { protocol, origin } = URL.canParse(text) ? new URL(text) : { protocol: '', origin: '' }
  if (/^https?:$/.test(protocol)) return origin
  throw new UserError(`SITE_URL is “${text}”, which is not an address such as ${brand.siteUrl}.`)
}

/** The registry of the released site. @throws UserError when the deployed site has no readable one. */
export async function releasedRegistry(site = deployedSite()): Promise<RegistryDocument> {
  if (site === undefined) return readRegistryFile(siteFolder())
  return fetched(`${site}/registry.json`, readRegistryText)
}

/** The site's settings, overridden by the environment. Development writes no pages, so the two may differ. */
export async function releasedSettings(site = deployedSite()): Promise<StoredSettings> {
  const stored =
    site === undefined
      ? storedSettings(siteFolder(), {})
      : await fetched(`${site}/${settingsFile}`, readSettingsText)
  return { ...stored, ...settingsIn(process.env) }
}

async function fetched<Content>(address: string, read: (text: string) => Content) {
  try {
    const response = await limitedFetch(address, limits.siteMilliseconds)
    if (!response.ok) throw new Error(`status ${response.status}`)
    return read((await limitedBody(response)).toString())
  } catch (cause) {
    throw new UserError(
      `${address} cannot be read (${cause instanceof Error ? cause.message : String(cause)}). ` +
        `Is ${isKit ? 'the “site” in package.json' : 'SITE_URL'} the address of a deployed site?`,
    )
  }
}
