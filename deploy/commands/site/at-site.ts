import { createHash } from 'node:crypto'
import { homedir } from 'node:os'
import path from 'node:path'
import type { Bucket } from '../../bucket/change-bucket'
import type { Need } from '../../bucket/working-copy'
import { inside } from '../../names/inside'
import { siteFolder } from '../../workspace/folders'
import { isBucket, sitePlace } from '../../workspace/site-place'
import { storedSettings } from '../../registry/stored-settings'
import { folderStore, type PreviewStore } from '../../preview/preview-store'
import { siteInFolder, siteToChange } from './site-in-folder'

type Task<Result> = (site: string) => Result | Promise<Result>

/**
 * Runs a command that changes the site: in its folder, or in a working copy of its bucket.
 * @param task may run several times for a bucket that others change meanwhile.
 * @throws UserError when there is no site, or the environment has other settings than it.
 */
export async function atSiteToChange<Result>(need: Need, task: Task<Result>): Promise<Result> {
  if (!isBucket(sitePlace())) return task(checked(need))
  const { changeBucket } = await import('../../bucket/change-bucket')
  return changeBucket(await bucket(), need, async (site) => task(checked(need, site)))
}

/** A site whose settings are the environment's, or a folder for one. */
function checked({ empty }: Need, folder = siteFolder()) {
  if (!empty) return siteToChange(folder)
  storedSettings(folder)
  return folder
}

/** The same for a command that only reads it. */
export async function atSite<Result>(need: Need, task: Task<Result>): Promise<Result> {
  if (!isBucket(sitePlace())) return task(need.empty ? siteFolder() : siteInFolder())
  const { readBucket } = await import('../../bucket/change-bucket')
  return readBucket(await bucket(), need, async (site) =>
    task(need.empty ? site : siteInFolder(site)),
  )
}

/** The store that `$SITE` names. What is read of it is kept among the user's caches. */
export async function bucket(): Promise<Bucket> {
  const { storeAt } = await import('../../object-store/store-at')
  const caches = process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache')
  const name = createHash('sha256').update(sitePlace()).digest('hex').slice(0, 16)
  return {
    store: await storeAt(sitePlace()),
    cache: inside(caches, 'fivefold', name),
    onLeft: (files) =>
      console.warn(
        `warning: These credentials may not write ${files.join(', ')}. They follow with the next command ` +
          'of somebody who may, such as the host’s team.',
      ),
  }
}

/** Where the site keeps its previews. */
export const previewStore = async (): Promise<PreviewStore> =>
  isBucket(sitePlace()) ? (await bucket()).store : folderStore(siteFolder())
