import { existsSync } from 'node:fs'
import { inside } from '../../../deploy/names/inside'
import { brand } from '../../../shared/brand'
import { openPreviewAddress } from '../../../shared/contract/preview/preview-document'
import { readRegistryFile } from '../../../deploy/site/registry/registry-file'
import { previewOrigin } from '../../../deploy/site/registry/site-settings'
import { storedSettings } from '../../../deploy/site/registry/stored-settings'
import { portFromEnvironment } from '../../../deploy/serve/port'
import { servedPort } from '../../../deploy/serve/served-port'
import { wholeRelease } from '../../../deploy/site/files/release-folders'
import { asTyped } from '../../../deploy/workspace/as-typed'
import { hostApp } from '../../../deploy/workspace/folders'
import { isBucket, sitePlace } from '../../../deploy/workspace/site-place'
import { UserError } from '../../../deploy/workspace/errors/user-error'

/**
 * The origin on which previews of a site open: the one in its settings, or for a folder without one that
 * of `serve` on this machine.
 * @throws UserError where there is none, or the live host is older than previews.
 */
export function previewOriginOf(site: string): string {
  const { version } = readRegistryFile(site).host
  const page = inside(
    wholeRelease(site, hostApp, version),
    openPreviewAddress.slice(1),
    'index.html',
  )
  if (!existsSync(page))
    throw new UserError(`The live host ${version} opens no previews: release the host first.`)
  const origin = previewOrigin(storedSettings(site))
  if (origin === brand.siteUrl)
    throw new UserError(`PREVIEW_ORIGIN is the site's own origin: name a second one.`)
  if (origin) return origin
  if (!isBucket(sitePlace()))
    return `http://preview.localhost:${servedPort(site) ?? portFromEnvironment()}`
  throw new UserError(
    'This site has no origin for previews: let a second host name, such as https://preview.company.example, ' +
      `serve the same bucket, and set \`${asTyped('settings PREVIEW_ORIGIN=https://…')}\`.`,
  )
}
