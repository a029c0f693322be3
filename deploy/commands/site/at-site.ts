import { folderStore } from '../../site/files/folder-store'
import { storedSettings } from '../../site/registry/stored-settings'
import { siteFolder } from '../../workspace/folders'
import { hooks, type Need, type PlaceHook } from '../../workspace/hooks'
import { isBucket, sitePlace } from '../../workspace/site-place'
import type { SiteStore } from '../../workspace/store/object-store'
import { UserError } from '../../workspace/errors/user-error'
import { siteInFolder, siteToChange } from './site-in-folder'

type Task<Result> = (site: string) => Result | Promise<Result>

/**
 * Runs a command that changes the site: in its folder, or where an extension keeps it.
 * @param task may run several times where others change the site meanwhile.
 * @throws UserError when there is no site, or the environment has other settings than it.
 */
export async function atSiteToChange<Result>(need: Need, task: Task<Result>): Promise<Result> {
  const place = siteElsewhere()
  if (place === undefined) return task(checked(need))
  return place.change(need, async (site) => task(checked(need, site)))
}

/** A site whose settings are the environment's, or a folder for one. */
function checked({ empty }: Need, folder = siteFolder()) {
  if (!empty) return siteToChange(folder)
  storedSettings(folder)
  return folder
}

/** Runs a command that only reads the site. */
export async function atSite<Result>(need: Need, task: Task<Result>): Promise<Result> {
  const place = siteElsewhere()
  if (place === undefined) return task(need.empty ? siteFolder() : siteInFolder())
  return place.read(need, async (site) => task(need.empty ? site : siteInFolder(site)))
}

/** The extension that reaches a site outside of a folder. @throws UserError when it is not installed. */
export function siteElsewhere(): PlaceHook | undefined {
  if (!isBucket(sitePlace())) return undefined
  const [place] = hooks('place')
  if (place) return place
  throw new UserError(`${sitePlace()} is not a folder: sites in buckets need the extension bucket.`)
}

export const siteStore = async (): Promise<SiteStore> =>
  (await siteElsewhere()?.store()) ?? folderStore(siteFolder())
